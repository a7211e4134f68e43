import type { Resolution } from './resolution';

/**
 * Makes what came of pages hold one string for each name, however many of them say it: pictures, addresses and offices stand
 * on page after page, and ten thousand pages held a hundred thousand copies. It takes plain data that nobody else holds.
 */
export function sharedNames(): (resolution: Resolution) => Resolution {
  const names = new Map<string, string>();
  const one = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
  return (resolution) => {
    const { summary } = resolution;
    for (const list of [summary.pictures, summary.smallPictures, summary.leadsTo])
      for (const [at, name] of list.entries()) list[at] = one(name);
    for (const link of summary.links) link.page = one(link.page);
    summary.office = one(summary.office);
    if (summary.wide !== undefined) summary.wide = one(summary.wide);
    if (summary.label === summary.title) summary.label = summary.title;
    return resolution;
  };
}
