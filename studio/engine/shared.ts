const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A plain value as it is now, with the very parts of what it was before wherever they say the same: what is drawn from
 * those need not be drawn again.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  // A plain value of the kind of the one that it stands for.
  const parts = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  for (const name of names) {
    const part = shared(before[name], now[name]);
    parts[name] = part;
    if (part !== before[name] || !(name in before)) isSame = false;
  }
  return (isSame ? before : parts) as T;
}
