import type { BlockOf } from '../../schemas/blocks';
import { canDrawMap } from '../model/placed-offices';
import { useSite } from '../parts/context';
import { Section } from '../parts/section';
import { MapPanel } from './offices/map-panel';
import { OfficeCard } from './offices/office-card';
import classes from './offices.module.css';

/** The offices with phone, hours and directions, with a map: a drawn one beside them, the real one on request. */
export function Offices({ block }: { block: BlockOf<'offices'> }) {
  const site = useSite();
  const { offices } = site.business;
  const shown = block.show.length === 0 ? offices : offices.filter(({ id }) => block.show.includes(id));
  const drawn = block.map === true && canDrawMap(site);
  return (
    <Section block={block}>
      <div className={drawn ? classes.withMap : undefined}>
        <ul className={classes.offices} data-count={shown.length}>
          {shown.map((office) => (
            <OfficeCard key={office.id} block={block} office={office} />
          ))}
        </ul>
        {block.map && <MapPanel office={shown[0]} drawn={drawn} />}
      </div>
    </Section>
  );
}
