import { Card, VisuallyHidden } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import type { Office } from '../../../schemas/site/business';
import { hoursInWords, hoursOf } from '../../model/hours';
import { telHref } from '../../model/phone';
import { placeLine } from '../../model/postal-address';
import { useSite } from '../../parts/context';
import { Icon } from '../../parts/icon';
import { ItemTitle } from '../../parts/item-title';
import { SiteLink } from '../../parts/site-link';
import { Words } from '../../parts/words';
import { mapQuery } from './map-query';
import classes from './office-card.module.css';

function Place({ office: { address, city } }: { office: Office }) {
  if (!address) return <p className={classes.line}>By phone; crews meet you in {city}.</p>;
  return (
    <address className={classes.line}>
      {address.street}
      <br />
      {placeLine(address)}
    </address>
  );
}

/** One office: where it is, when it is open, how to reach it. */
export function OfficeCard({ block, office }: { block: BlockOf<'offices'>; office: Office }) {
  const { business, map } = useSite();
  return (
    <Card component="li" className={classes.card}>
      <div>
        <ItemTitle block={block}>{office.name}</ItemTitle>
        <Place office={office} />
        <p className={classes.line}>{hoursInWords(hoursOf(business, office))}</p>
      </div>
      <div className={classes.reach}>
        <SiteLink href={telHref(office.phone)} className={classes.phone}>
          <Words>{office.phone}</Words>
        </SiteLink>
        {map.directions && (
          <SiteLink href={map.directions.replace('{query}', mapQuery(office))} className={classes.directions}>
            <Icon name="map-pin" size={20} className={classes.icon} />
            Directions<VisuallyHidden> to {office.city}</VisuallyHidden>
          </SiteLink>
        )}
      </div>
    </Card>
  );
}
