/** Where a value stands in another: names of fields and numbers of items. */
type Steps = readonly (string | number)[];

/** True for a set of named values: what a YAML mapping becomes. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of one field or list item; undefined where there is none. */
export function childValue(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path; undefined where there is none. */
export const valueAt = (root: unknown, path: Steps): unknown => path.reduce<unknown>(childValue, root);

/** True for a value that JSON gives back just as it is. */
export function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value);
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.values(value).every(survivesJson);
}
