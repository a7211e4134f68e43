import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Office } from '../../../schemas/site/business';
import { AreaMap } from '../../parts/area-map';
import { useSite } from '../../parts/context';
import classes from './map-panel.module.css';
import { mapQuery } from './map-query';

/** The button that had the focus is gone: the map takes it over. */
const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** The drawn map or only its button; the provider's own only takes its place, and learns of the visitor, when asked for. */
export function MapPanel({ office, drawn }: { office: Office | undefined; drawn: boolean }) {
  const [interactive, setInteractive] = useState(false);
  const { map } = useSite();
  if (interactive && office) {
    return (
      <iframe
        ref={focus}
        src={map.embed.replace('{query}', mapQuery(office))}
        title={`Map of the ${office.name}`}
        className={classes.embed}
      />
    );
  }
  return (
    <div className={drawn ? classes.panel : classes.strip}>
      {drawn && <AreaMap withCities={false} />}
      {office && (
        <UnstyledButton data-needs-js="" data-wake="" className={classes.button} onClick={() => setInteractive(true)}>
          Show the interactive map
        </UnstyledButton>
      )}
    </div>
  );
}
