import { Card, VisuallyHidden } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import type { Office } from '../../../schemas/site/business';
import { telHref } from '../../model/phone';
import { useSite } from '../../parts/context';
import { Icon } from '../../parts/icon';
import { ItemTitle } from '../../parts/item-title';
import { OfficeAddress } from '../../parts/office-address';
import { OtherHours } from '../../parts/other-hours';
import { SiteLink } from '../../parts/site-link';
import { TextLines } from '../../parts/text-lines';
import { useSay } from '../../parts/use-say';
import { Words } from '../../parts/words';
import { mapQuery } from './map-query';
import classes from './office-card.module.css';

function Place({ office: { id, city, serves = city } }: { office: Office }) {
  const { addresses } = useSite();
  const say = useSay();
  if (!addresses[id]) return <p className={classes.line}>{say('offices.noAddress', { city: serves })}</p>;
  return (
    <address className={classes.line}>
      <OfficeAddress office={id} />
    </address>
  );
}

/** Its number, and the way there where it has an address; nothing where there is neither. */
function Reach({ office }: { office: Office }) {
  const { addresses, dialed, map } = useSite();
  const say = useSay();
  const directions = addresses[office.id] && map.directions;
  if (!office.phone && !directions) return null;
  return (
    <div className={classes.reach}>
      {office.phone && (
        <SiteLink href={telHref(office.phone, dialed)} className={classes.phone}>
          <Words>{office.phone}</Words>
        </SiteLink>
      )}{' '}
      {directions && (
        <SiteLink
          href={directions.replace('{query}', mapQuery(office, addresses[office.id]))}
          className={classes.directions}
          counts="directions"
        >
          <Icon name="map-pin" size={20} className={classes.icon} />
          {say('offices.directions')}
          <VisuallyHidden>{` ${say('offices.to', { city: office.city })}`}</VisuallyHidden>
        </SiteLink>
      )}
    </div>
  );
}

/** One office: where it is, when it is open, how to reach it. */
export function OfficeCard({ block, office }: { block: BlockOf<'offices'>; office: Office }) {
  const { hours } = useSite();
  const { lines = [], special = [] } = hours.offices[office.id] ?? {};
  return (
    <Card component="li" className={classes.card}>
      <div>
        <ItemTitle block={block}>{office.name}</ItemTitle>
        <Place office={office} />
        {lines.length > 0 && (
          <p className={classes.line}>
            <TextLines lines={lines} />
          </p>
        )}
        <OtherHours hours={special} className={classes.line} />
      </div>
      <Reach office={office} />
    </Card>
  );
}
