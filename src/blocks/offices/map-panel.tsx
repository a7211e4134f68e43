import { UnstyledButton } from '@mantine/core';
import type { Office } from '../../../schemas/site/business';
import type { Act } from '../../parts/act';
import { AreaMap } from '../../parts/area-map';
import { useSite } from '../../parts/context';
import { useSay } from '../../parts/use-say';
import classes from './map-panel.module.css';
import { mapQuery } from './map-query';

/** The drawn map, the button for the provider's, or both; nothing where the site has neither. The provider's own opens over the page, and learns of the visitor, when asked for. */
export function MapPanel({ office, drawn }: { office: Office | undefined; drawn: boolean }) {
  const { addresses, map } = useSite();
  const { embed } = map;
  const say = useSay();
  if (!drawn && !embed) return null;
  return (
    <div className={drawn ? classes.panel : classes.strip}>
      {drawn && <AreaMap withCities={false} />}
      {office && embed && (
        <UnstyledButton
          data-needs-js=""
          data-act={'map' satisfies Act}
          data-map={embed.replace('{query}', mapQuery(office, addresses[office.id]))}
          data-close={say('page.close')}
          data-title={say('offices.map', { office: office.name })}
          className={classes.button}
        >
          {say('offices.showMap')}
        </UnstyledButton>
      )}
    </div>
  );
}
