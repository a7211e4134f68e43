import { dayBefore } from '../../model/moment';
import type { Path } from '../../reading/position';
import { type FileFinding, type RuleFinding, type SiteRule, siteRule, type WholeSite } from '../rule';

/** Everything in the configuration that has a last day: what it is, the day, and where it stands. */
function endings({
  config: { alert, business },
}: Pick<WholeSite, 'config'>): [what: string, day: string, path: Path][] {
  const special = [
    { path: ['business', 'specialHours'], hours: business.specialHours },
    ...business.offices.map((office, index) => ({
      path: ['business', 'offices', index, 'specialHours'],
      hours: office.specialHours,
    })),
  ];
  return [
    ...(alert ? [['the alert', alert.until, ['alert', 'until']] satisfies [string, string, Path]] : []),
    ...special.flatMap(({ path, hours }) =>
      hours.map(({ from, until }, index): [string, string, Path] => [
        'this',
        until ?? from,
        [...path, index, until === undefined ? 'from' : 'until'],
      ]),
    ),
  ];
}

/** True where a day was over everywhere: the day of a check is that where it comes first, and elsewhere the one before may last. */
const isOver = (day: string, today: string): boolean => day < dayBefore(today);

const over = (what: string, day: string, path: Path): RuleFinding => ({
  found: `${what} was over on ${day}`,
  fix: 'take it out, or give it new dates',
  at: { path },
});

/** What has had its time. */
export const overRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/over',
    severity: 'warning',
    why: 'What is over shows to nobody, and waits to be taken for something that holds.',
    reads: ['timed'],
    find: (site) => [
      ...endings(site)
        .filter(([, day]) => isOver(day, site.today))
        .map(([what, day, path]): FileFinding => over(what, day, path)),
      ...site.pages.flatMap(({ file, timed }) =>
        timed.flatMap(({ what, until, path }): FileFinding[] =>
          until !== undefined && isOver(until, site.today)
            ? [{ file, ...over(`the ${what}`, until, [...path, 'until']) }]
            : [],
        ),
      ),
    ],
  }),
];
