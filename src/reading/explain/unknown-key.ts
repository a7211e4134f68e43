import { z } from 'zod';
import { closest, listed } from '../closest';
import type { Issue } from '../issue';
import type { Path } from '../position';
import { formatPath } from '../position';
import { type Case, fieldAt, ownerName } from './field';
import { childValue, fieldsOf, isFields, isOptional, optionFor, valueAt } from './schema-at';

/** A mistake in a name, explained, and how the value would be right: the value at `from` belongs at `to`, or nowhere. */
export interface Mended {
  explanation: Issue;
  from: Path;
  to?: Path;
  /** The fields in it that belong around it. */
  inside?: readonly string[];
}

/** A name that the schema does not know: a slip for another field, a field of another level, or nothing we know. */
export function explainUnknownKey(owner: Path, key: string, absent: readonly Path[], context: Case): Mended {
  const from = [...owner, key];
  const tell = (found: string, fix: string, to?: Path, name?: string): Mended => ({
    explanation: {
      code: 'field/unknown',
      at: { path: from, mark: { path: from, part: 'key' } },
      found,
      fix,
      ...(name !== undefined && { change: { to: name } }),
    },
    from,
    ...(to && { to }),
  });
  const value = valueAt(context.root, owner);
  const fields = fieldsOf(optionFor(fieldAt(context, owner).schema, value));
  const unknown = `"${key}" is not a field of ${ownerName(context, owner)}`;
  const free = Object.keys(fields).filter((name) => !isFields(value) || !Object.hasOwn(value, name));
  const around = fieldsAround(childValue(value, key), free);
  if (around)
    return {
      ...tell(
        `"${key}" stands around fields of ${ownerName(context, owner)}`,
        `write ${around.join(' and ')} without "${key}:" around them`,
      ),
      inside: around,
    };
  const called = namedElsewhere(key, free);
  const joined = joinedLists[`${owner.at(-1)}.${key}`];
  if (joined !== undefined) return tell(unknown, joined);
  const near =
    closest(key, free) ?? (called && fits([...owner, called], childValue(value, key), context) ? called : undefined);
  if (near !== undefined) return tell(unknown, `write "${near}"`, [...owner, near], near);
  const home = absent.find((path) => path.at(-1) === key && isAround(path.slice(0, -1), owner));
  if (home) return tell(unknown, `move it to ${place(home.slice(0, -1))}: indent it like the other fields there`, home);
  const twin = closest(key, Object.keys(fields));
  if (twin !== undefined)
    return tell(`${unknown}, and "${twin}" is there already`, `keep one of the two, as "${twin}"`);
  const needed = absent.find(
    (path) =>
      path.length === from.length &&
      formatPath(path.slice(0, -1)) === formatPath(owner) &&
      fits(path, valueAt(context.root, from), context),
  );
  if (needed) {
    const { name, description } = fieldAt(context, needed);
    const about = description ? `: ${description}` : '';
    const found = `${unknown}, and "${name}" is missing`;
    // Words that begin alike are two names for one thing; of others nobody knows whether they are.
    return key.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()
      ? tell(found, `write "${name}" instead${about}`, needed, name)
      : tell(found, `remove "${key}", and add "${name}"${about}`, needed);
  }
  return tell(unknown, `remove it; the fields are ${allowed(fields)}`);
}

/** The names in a value, where all of them belong to the fields around it. */
function fieldsAround(value: unknown, free: readonly string[]): string[] | undefined {
  const names = isFields(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => free.includes(name)) ? names : undefined;
}

/** Fields of older files whose entries stand in another list now, by their owner and name: what to do with them. */
const joinedLists: Readonly<Record<string, string>> = {
  'navigation.links': 'move its entries to the end of "menu", which holds links and menus in any order',
};

/** What fields are called by other programs, by their name here. */
const elsewhere: Readonly<Record<string, string>> = {
  href: 'url link to target path',
  label: 'text title name caption',
  src: 'image file path url source picture photo',
  heading: 'title headline header name',
  title: 'name heading label headline',
  text: 'body content description copy paragraph',
  items: 'cards list entries points features bullets questions',
  cards: 'items list entries tiles',
  actions: 'buttons button links ctas cta action',
  image: 'picture photo img thumbnail hero',
  group: 'category categories section topic',
  redirectFrom: 'redirect_from aliases redirects',
  description: 'summary excerpt meta_description seo_description',
  question: 'q title',
  answer: 'a text response',
  quote: 'text testimonial',
  date: 'published published_at created pubdate',
  updated: 'lastmod last_modified modified',
  template: 'layout kind',
  phone: 'tel telephone number',
  street: 'address line1 street_address',
  postalCode: 'zip zipcode zip_code postcode postal',
  region: 'state province',
  radius: 'radiusmiles radius_miles radiuskm radius_km distance',
  sections: 'blocks content body modules',
};

/** The one field that is called by this name elsewhere. */
function namedElsewhere(key: string, free: readonly string[]): string | undefined {
  const word = key.toLowerCase().replace(/-/g, '_');
  const [name, ...more] = free.filter((field) => elsewhere[field]?.split(' ').includes(word));
  return more.length === 0 ? name : undefined;
}

const isAround = (a: Path, b: Path): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((step, index) => step === long[index]);
};

const place = (path: Path): string => formatPath(path) || 'the top level of the file';

const fits = (path: Path, value: unknown, context: Case): boolean =>
  z.core.safeParse(fieldAt(context, path).schema, value).success;

/** The names of the fields, those that must be there first. */
function allowed(fields: ReturnType<typeof fieldsOf>): string {
  const names = Object.keys(fields);
  const needed = names.filter((name) => fields[name] && !isOptional(fields[name]));
  return listed([...needed, ...names.filter((name) => !needed.includes(name))]);
}
