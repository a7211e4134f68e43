import type { BlockOf } from '../../schemas/blocks';
import { useSite } from '../parts/context';
import { Section } from '../parts/section';
import { MapPanel } from './offices/map-panel';
import { OfficeCard } from './offices/office-card';
import classes from './offices.module.css';

/** The offices with phone, hours and directions, with a map: a drawn one beside them, the real one on request. */
export function Offices({ block }: { block: BlockOf<'offices'> }) {
  const { offices } = useSite().business;
  const shown = block.show.length === 0 ? offices : offices.filter(({ id }) => block.show.includes(id));
  return (
    <Section block={block}>
      <div className={block.map === true ? classes.withMap : undefined}>
        <ul className={classes.offices} data-count={shown.length}>
          {shown.map((office) => (
            <OfficeCard key={office.id} block={block} office={office} />
          ))}
        </ul>
        {block.map && <MapPanel office={shown[0]} drawn={block.map === true} />}
      </div>
    </Section>
  );
}
