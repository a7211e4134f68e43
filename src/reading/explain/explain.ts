import { z } from 'zod';
import { zoneOfRegion } from '../../model/country-zones';
import { childValue, valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { explainChoice } from './choice';
import { type Case, type Field, fieldAt } from './field';
import { explainFormat } from './format';
import { isAbsent, pathOf } from './mend';
import { about, explainEmpty, explainMissing } from './missing';
import { inOtherFields } from './other-fields';
import { fits, isDoubtful, repairedText } from './repair';
import { bare } from './schema-at';
import { show } from './show';
import { explainTooBig, explainTooSmall } from './size';
import { explainSwapped } from './swapped';
import { switches } from './switches';
import { explainWrongType } from './wrong-type';

type ZodIssue = z.core.$ZodIssue;
type IssueOf<Code extends ZodIssue['code']> = Extract<ZodIssue, { code: Code }>;

/** Explains one issue about a value: what was found there, and what to write instead. */
export function explain(issue: ZodIssue, context: Case): Issue {
  const path = pathOf(issue);
  const field = fieldAt(context, path);
  if (isAbsent(issue, context.root)) return explainMissing(field, context);
  if (field.value === null) return { ...explainEmpty(field), at: { path } };
  const inner = innerIssue(issue, field);
  if (inner) return explain({ ...inner, path: [...issue.path, ...inner.path] }, context);
  // TypeScript does not follow that the code picks the teller for this very issue.
  const teller = tellers[issue.code] as (issue: ZodIssue, field: Field) => Issue;
  const mark = issue.code === 'invalid_key' ? { mark: { path, part: 'key' as const } } : {};
  const told = teller(issue, field);
  const isOfForm = issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_format';
  const other = isOfForm && !told.change ? (inOtherFields(path, context) ?? explainSwapped(field)) : undefined;
  return { ...told, ...other, at: { path, ...mark } };
}

/** One entry for each code of zod's issues, so that a new one is a compile error here. */
const tellers: { [Code in ZodIssue['code']]: (issue: IssueOf<Code>, field: Field) => Issue } = {
  invalid_type: (issue, field) => explainWrongType(issue.expected, field),
  invalid_value: (issue, field) => explainChoice(issue.values, field),
  invalid_format: explainFormat,
  too_big: explainTooBig,
  too_small: explainTooSmall,
  not_multiple_of: ({ divisor }, field) => {
    const near = Math.round(Number(field.value) / divisor) * divisor;
    return {
      code: 'value/out-of-range',
      found: `${show(field.value, field.source)} is not a multiple of ${divisor}`,
      fix: `write ${near}${about(field)}`,
    };
  },
  invalid_key: ({ issues }, field) => {
    const wanted = issues.map((inner) => inner.message).find((message) => message !== '');
    const name = String(field.path.at(-1));
    const owner = bare(field.trail[field.path.length - 1] ?? field.schema);
    const near = owner instanceof z.core.$ZodRecord ? repairedText(name, owner._zod.def.keyType) : undefined;
    return {
      code: 'field/name',
      found: `"${name}" cannot be a name here`,
      fix: `write ${near === undefined ? '' : `"${near}": `}${wanted ?? 'a short name of lower-case letters, digits and hyphens'}`,
      ...(near !== undefined && { change: { to: near } }),
    };
  },
  invalid_element: (_, field) => unfit(field),
  unrecognized_keys: ({ keys }, field) => ({
    code: 'field/unknown',
    found: `"${keys.join('", "')}" is not a field here`,
    fix: `remove it${about(field)}`,
  }),
  invalid_union: (_, field) => unfit(field),
  custom: ({ message }, field) => {
    if (message === '') return unfit(field);
    const turned = Array.isArray(field.value) ? field.value.toReversed() : undefined;
    if (turned && fits(field.schema, turned))
      return {
        code: 'value/unfit',
        found: `${turned.toReversed().join(', ')} stand the wrong way round`,
        fix: `write [${turned.join(', ')}]: ${message}`,
        change: { to: turned },
      };
    const repaired =
      typeof field.value === 'string' ? (repairedText(field.value, field.schema) ?? zoneAround(field)) : undefined;
    return {
      code: 'value/unfit',
      found: `${show(field.value, field.source)} does not fit`,
      fix:
        repaired === undefined ? message.replace(/^(?=(?:an?|the|its) )/, 'write ') : `write "${repaired}": ${message}`,
      ...(repaired !== undefined && { change: { to: repaired } }),
      ...(isDoubtful(String(field.value), field.name) && { unsure: true }),
    };
  },
};

/** The time zone of where the site is, as far as that has but one. */
function zoneAround({ schema, root }: Field): string | undefined {
  const region = valueAt(root, ['seo', 'region']);
  const country = /^[a-z]{2,3}-([A-Z]{2})$/.exec(String(childValue(root, 'locale')))?.[1];
  const zones = [region, country].map((place) => (typeof place === 'string' ? zoneOfRegion(place, 2024) : undefined));
  return zones.find((zone) => zone !== undefined && !fits(schema, 'some words') && fits(schema, zone));
}

function unfit(field: Field): Issue {
  return {
    code: 'value/unfit',
    found: `${show(field.value, field.source)} is not what this field takes`,
    fix: `write its value${about(field)}`,
  };
}

/** What is wrong with the alternative of a union that comes nearest: one of the right kind, with the fewest issues. */
function innerIssue(issue: ZodIssue, field: Field): ZodIssue | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const asSwitch = issue.errors.find(([first]) => first?.code === 'invalid_type' && first.expected === 'boolean');
  if (asSwitch && typeof field.value === 'string' && Object.hasOwn(switches, field.value.toLowerCase()))
    return asSwitch[0];
  const alternatives = issue.errors.toSorted((a, b) => misfit(a) - misfit(b));
  return alternatives[0]?.[0];
}

/** How far a value is from an alternative; one of another kind is farther than any number of mistakes inside. */
function misfit(issues: readonly ZodIssue[]): number {
  const isOtherKind = issues.some(
    ({ code, path, input }) =>
      path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && typeof input !== 'string')),
  );
  return issues.length + (isOtherKind ? 1000 : 0);
}
