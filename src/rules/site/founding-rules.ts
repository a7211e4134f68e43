import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';

/** The years that a page gives to what must have been after the business began, each with where it stands. */
function yearsOf({ timed }: SeenPage<'timed'>, thisYear: number) {
  const days = timed.flatMap(({ gone = [] }) => gone);
  return [
    ...days.map(({ written, day, path }) => ({ written, year: Number(day.slice(0, 4)), path })),
    ...timed.flatMap(({ ago = [] }) => ago.map(({ years, ...rest }) => ({ ...rest, year: thisYear - years }))),
  ];
}

/** What happened before there was a business. */
export const foundingRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/day-before-founding',
    severity: 'warning',
    why: 'A review or a job from before the business began is of another one, or its day is mistyped.',
    reads: ['timed'],
    find: ({ pages, config: { business }, today }) => {
      const { founded } = business;
      const thisYear = Number(today.slice(0, 4));
      // A year to come is told of itself.
      if (founded === undefined || founded > thisYear) return [];
      return pages.flatMap((page) =>
        yearsOf(page, thisYear)
          // No day before there were websites is a day at all, which is told of itself.
          .filter(({ year }) => year < founded && year >= 1900)
          .map(
            ({ written, path }): FileFinding => ({
              file: page.file,
              found: `"${written}" was before the business began, in ${founded}`,
              fix: 'mend the day, or business.founded in site.config.yaml',
              at: { path },
            }),
          ),
      );
    },
  }),
];
