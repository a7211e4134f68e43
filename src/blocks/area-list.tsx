import type { BlockOf } from '../../schemas/blocks';
import type { SiteConfig } from '../../schemas/site';
import { keyed } from '../model/keyed';
import { canDrawMap } from '../model/placed-offices';
import { AreaMap } from '../parts/area-map';
import { useSite } from '../parts/context';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './area-list.module.css';

type AreaListBlock = BlockOf<'area-list'>;

/** How many cities and communities each form of the list shows. */
const shown: { [S in AreaListBlock['show']]: { cities: number; communities: number } } = {
  compact: { cities: 6, communities: 0 },
  full: { cities: 6, communities: 8 },
  all: { cities: Number.POSITIVE_INFINITY, communities: Number.POSITIVE_INFINITY },
};

function Cities({ cities }: { cities: SiteConfig['areas']['cities'] }) {
  return (
    <ul className={classes.cities}>
      {keyed(cities, ({ name }) => name).map(({ key, item: { name, href } }) => (
        <li key={key}>
          {href ? (
            <SiteLink href={href} className={classes.link}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function Communities({ communities }: { communities: string[] }) {
  const say = useSay();
  if (communities.length === 0) return null;
  return (
    <>
      <p className={classes.also}>{say('areas.also')}</p>
      <ul className={classes.communities}>
        {keyed(communities, (name) => name).map(({ key, item: name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** The places served, linked where they have a page, beside a drawn map where asked for. */
export function AreaList({ block }: { block: AreaListBlock }) {
  const site = useSite();
  const { cities, communities } = site.areas;
  const limit = shown[block.show];
  const map = block.map && canDrawMap(site);
  return (
    <Section block={block} withHeading={false} className={map ? classes.withMap : undefined}>
      <div>
        <SectionHeading block={block} />
        <Cities cities={cities.slice(0, limit.cities)} />
        <Communities communities={communities.slice(0, limit.communities)} />
        {block.note && (
          <p className={classes.note}>
            <Words>{block.note}</Words>
          </p>
        )}
      </div>
      {map && <AreaMap withCities />}
    </Section>
  );
}
