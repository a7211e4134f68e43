import type { SiteConfig } from '../../schemas/site';
import { siteForms } from '../model/site-forms';
import { closest, listed } from '../reading/closest';
import { type Issue, toNearest } from '../reading/issue';

/** What is wrong with the name of a form; nothing where the form exists, or where there are none, which is said otherwise. */
export function formIssues(name: string, config: SiteConfig): Issue[] {
  const names = Object.keys(siteForms(config));
  if (names.length === 0 || names.includes(name)) return [];
  const choice = `the forms are ${listed(names, name)}`;
  const near = closest(name, names);
  return [
    {
      code: 'form/unknown',
      found: `there is no form "${name}"`,
      fix: near ? `write ${near}; ${choice}` : choice,
      wants: `form ${name}`,
      ...toNearest(name, near, names),
    },
  ];
}
