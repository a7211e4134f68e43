import { keyed } from '../model/keyed';
import type { SiteData } from '../model/page-data';
import { type Label, labelled, type Mark } from './area-map/labels';
import { outlines } from './area-map/outlines';
import { type Place, type Projection, projectionFor } from './area-map/projection';
import classes from './area-map.module.css';
import { useSite } from './context';

const placeOf = ([longitude, latitude]: readonly [number, number]): Place => ({ longitude, latitude });

/** A panhandle may run off the map: this far west of the center, in degrees, a state's outline still widens it. */
const reach = 5.2;

function centerOf({ business }: SiteData): { place: Place; region: string } {
  const office = business.offices.find(({ id }) => id === business.mainOffice);
  if (!office) throw new Error('no main office: validation checks it');
  return { place: office.coordinates, region: office.address?.region ?? '' };
}

function marksOf({ business, areas }: SiteData, { point }: Projection): Mark[] {
  const offices = business.offices.map(({ city, coordinates }) => ({
    name: city,
    office: true,
    ...point(coordinates),
  }));
  const named = new Set(business.offices.map(({ city }) => city));
  const cities = areas.cities.flatMap(({ name, coordinates }) => {
    if (!coordinates || named.has(name)) return [];
    const [latitude, longitude] = coordinates;
    return [{ name, office: false, ...point({ latitude, longitude }) }];
  });
  return [...offices, ...cities];
}

function describeMap({ business }: SiteData): string {
  const cities = new Intl.ListFormat('en-US').format(business.offices.map(({ city }) => city));
  const [main] = business.offices.filter(({ id }) => id === business.mainOffice);
  return `Map: offices in ${cities}; the service area reaches ${business.radiusMiles} miles around ${main?.city}.`;
}

function MarkOnMap({ x, y, name, office, side }: Label) {
  const distance = (office ? 15 : 10) * (side === 'right' ? 1 : -1);
  return (
    <g className={office ? classes.office : classes.city}>
      <circle cx={x} cy={y} r={office ? 8 : 4} />
      <text x={x + distance} y={y} dy="0.34em" textAnchor={side === 'right' ? 'start' : 'end'}>
        {name}
      </text>
    </g>
  );
}

/**
 * A drawn map of the state with the offices and the service radius, and the cities where asked for; no third party has
 * a part in it.
 */
export function AreaMap({ withCities }: { withCities: boolean }) {
  const site = useSite();
  const { place, region } = centerOf(site);
  const outline = (Object.hasOwn(outlines, region) ? (outlines[region] ?? []) : []).map(placeOf);
  const near = outline.filter(({ longitude }) => Math.abs(longitude - place.longitude) < reach);
  const miles = site.business.radiusMiles;
  const map = projectionFor(place, miles, [...site.business.offices.map(({ coordinates }) => coordinates), ...near]);
  const center = map.point(place);
  const radius = Math.round(miles * map.unitsPerMile);
  const marks = marksOf(site, map).filter(({ office }) => office || withCities);
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={describeMap(site)} className={classes.map}>
      <polygon
        className={classes.state}
        points={outline
          .map(map.point)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
      <circle className={classes.radius} cx={center.x} cy={center.y} r={radius} />
      <text className={classes.miles} x={center.x} y={center.y - radius} dy="-0.5em">
        {miles} miles
      </text>
      {keyed(labelled(marks, map.width), (label) => label.name).map(({ key, item: label }) => (
        <MarkOnMap key={key} {...label} />
      ))}
    </svg>
  );
}
