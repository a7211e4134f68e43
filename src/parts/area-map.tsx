import { keyed } from '../model/keyed';
import type { SiteData } from '../model/page-data';
import { canDrawMap, placedOffices } from '../model/placed-offices';
import { type Label, labelled, type Mark } from './area-map/labels';
import { degreesOf, mapOf, regionId } from './area-map/map-of';
import type { Projection, Ring } from './area-map/projection';
import classes from './area-map.module.css';
import { useSite } from './context';
import { useSay } from './use-say';

function marksOf({ business, areas }: SiteData, { point }: Projection): Mark[] {
  const offices = placedOffices(business).map(({ city, coordinates }) => ({
    name: city,
    office: true,
    ...point(coordinates),
  }));
  const named = new Set(business.offices.map(({ city }) => city));
  const cities = areas.cities.flatMap(({ name, coordinates }) => {
    if (!coordinates || named.has(name)) return [];
    return [{ name, office: false, ...point(degreesOf(coordinates)) }];
  });
  return [...offices, ...cities];
}

function describeMap({ business, language, reach }: SiteData, say: ReturnType<typeof useSay>): string {
  const cities = new Intl.ListFormat(language).format(placedOffices(business).map(({ city }) => city));
  return reach ? say('areas.reach', { cities, distance: reach.words }) : say('areas.map', { cities });
}

/** Where a name stands beside its mark: how far along and down, in radii of the mark and in lines, and how it is set. */
const places = {
  right: { across: 1.9, down: '0.34em', anchor: 'start' },
  left: { across: -1.9, down: '0.34em', anchor: 'end' },
  above: { across: 0, down: '-0.9em', anchor: 'middle' },
  below: { across: 0, down: '1.55em', anchor: 'middle' },
} as const satisfies Record<Label['side'], object>;

function MarkOnMap({ x, y, name, office, side }: Label) {
  const { across, down, anchor } = places[side];
  const radius = office ? 8 : 4.5;
  return (
    <g className={office ? classes.office : classes.city}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x + across * radius} y={y} dy={down} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}

/** How far the offices work: a ring for each, and over the northernmost what it measures. */
function Rings({ rings, map, distance }: { rings: Ring[]; map: Projection; distance: string }) {
  const circles = rings.map(({ center, kilometers }) => ({
    ...map.point(center),
    radius: Math.round(kilometers * map.scale),
  }));
  const [north] = [...circles].sort((a, b) => a.y - b.y);
  return (
    <>
      {circles.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} className={classes.radius} cx={x} cy={y} r={radius} />
      ))}
      {north && (
        <text className={classes.distance} x={north.x} y={Number((north.y - north.radius).toFixed(1))} dy="-0.5em">
          {distance}
        </text>
      )}
    </>
  );
}

/**
 * A drawn map of the offices with how far each of them works, on the outline of the region where the site has one, and
 * with the cities where asked for; no third party has a part in it. Nothing where there is too little to draw.
 */
export function AreaMap({ withCities }: { withCities: boolean }) {
  const site = useSite();
  const say = useSay();
  if (!canDrawMap(site)) return null;
  const { map, rings, outline } = mapOf(site);
  const marks = marksOf(site, map).filter(({ office }) => office || withCities);
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={describeMap(site, say)}
      className={classes.map}
    >
      {outline !== undefined &&
        (site.iconFile === undefined ? (
          <polygon className={classes.region} points={outline} />
        ) : (
          <use className={classes.region} href={`${site.iconFile}#${regionId}`} />
        ))}
      {site.reach && <Rings rings={rings} map={map} distance={site.reach.words} />}
      {keyed(labelled(marks, map.width), (label) => label.name).map(({ key, item: label }) => (
        <MarkOnMap key={key} {...label} />
      ))}
    </svg>
  );
}
