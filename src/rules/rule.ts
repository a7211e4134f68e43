import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { Inventory } from '../model/site';
import type { Issue } from '../reading/issue';
import type { RuleCode } from '../reading/issue-codes';
import type { Path } from '../reading/position';
import type { Leaf, Resolved } from '../resolving/leaves';
import type { PageSummary } from '../resolving/page-summary';

/** What every rule says of itself; `npm run check -- --rules` prints it. */
export interface RuleWords {
  /** Its name, which never changes; `allow:` silences it by that. */
  code: RuleCode;
  /** An error stops the build. */
  severity: 'error' | 'warning';
  /** Why it holds, in a sentence. */
  why: string;
  /** Rules that are broken by the same slip: in a file of which this one tells, they are silent. */
  instead?: readonly RuleCode[];
}

/** What a rule found; the code and the severity are the rule's. */
export type RuleFinding = Omit<Issue, 'code' | 'severity'>;

/** A text as it is written and as visitors get it: Markdown as HTML, tokens filled in. */
export interface Text extends Leaf {
  kind: 'text' | 'markdown';
  /** The name of the field it stands in. */
  field: string;
}

/** What a text is looked at against. */
export interface TextContext {
  config: SiteConfig;
  /** The calendar year of the build. */
  year: number;
  /** The page it stands on; missing for texts of `site.config.yaml`. */
  page?: PageSource;
}

/** A rule about each text of pages and of the configuration. */
export interface TextRule extends RuleWords {
  /** The one kind of text that it is about, where it is not about both. */
  only?: Text['kind'];
  /** The language of the words that it knows, as a BCP 47 tag without a country; texts of others hold nothing for it. */
  language?: string;
  /** The names of the fields that it is about, where it is not about all. */
  fields?: ReadonlySet<string>;
  /** True where what customers said is left as they said it. */
  own?: true;
  /**
   * Texts without this hold nothing for the rule. It is looked for in all texts of a page at once, each on lines of its
   * own, so that most rules cost next to nothing: it has no memory (`g`), and knows the ends of lines (`m`). Rules that
   * share one share its cost; those of a few fields need none.
   */
  hint?: RegExp;
  /** Holds of one sign alone, which a text has where it holds something for the rule. It costs nothing; a hint beside it is looked for only in texts that have it. */
  sign?: RegExp;
  /** Whole words of which a text has one where it holds something for the rule; beside a hint either does. They cost nothing. */
  words?: readonly string[];
  /** True where only a text that says a word twice in a row holds something for the rule. */
  twice?: true;
  /** True for a rule that is asked of texts alone in which a word is nearly one of the site's names. */
  ofNearNames?: true;
  find(text: Text, context: TextContext): RuleFinding[];
}

/** A page as its author wrote it and as visitors get it. */
export interface WrittenPage extends Resolved<PageSource> {
  route: string;
  /** As it is written; `form` has its tokens filled in, links resolved and Markdown rendered. */
  source: PageSource;
}

/** A rule about one page by itself. */
export interface PageRule extends RuleWords {
  find(page: WrittenPage, context: { config: SiteConfig }): RuleFinding[];
}

/** A rule about `site.config.yaml`, whose value has its tokens and links as they are written. */
export interface ConfigRule extends RuleWords {
  find(config: SiteConfig, context: { inventory: Pick<Inventory, 'drawings'>; year: number }): RuleFinding[];
}

/** What a rule knows of a page: its address, its file, and what it reads besides of the summary. */
export type SeenPage<Read extends keyof PageSummary> = Pick<PageSummary, 'route' | 'file' | Read>;

/** All that rules about the whole site know: summaries of the published pages by file name, and what they stand in. */
export interface WholeSite<Page = PageSummary> {
  pages: readonly Page[];
  /** The addresses of all pages, those with errors and drafts among them. */
  routes: ReadonlySet<string>;
  /** The home page, with or without errors; missing where there is no file for it. */
  home?: { file: string; draft: boolean };
  /** True where no page has errors and no link is dead, so that it is known where all of them lead. */
  waysKnown: boolean;
  config: SiteConfig;
  inventory: Pick<Inventory, 'pictures'>;
  /** The day of the build: YYYY-MM-DD. */
  today: string;
}

/** What a rule found in a file; in the configuration where none is named. */
export type FileFinding = RuleFinding & { file?: string };

/** A rule about how pages stand to one another. */
export interface SiteRule<Read extends keyof PageSummary = keyof PageSummary> extends RuleWords {
  /** What it reads of pages besides their addresses and files: while no page says otherwise there, what it found holds. */
  reads: readonly Read[];
  find(site: WholeSite<SeenPage<Read>>): FileFinding[];
}

/** A rule that sees of pages what it reads, and nothing else. */
export const siteRule = <Read extends keyof PageSummary>(rule: SiteRule<Read>): SiteRule => rule;

/** What belongs in the place that a finding points at: told, and offered as an edit; a person decides where that is one way of several. */
export const offer = (
  to: string,
  { fix = `write ${to}`, unsure }: { fix?: string; unsure?: true } = {},
): Pick<RuleFinding, 'fix' | 'change' | 'unsure'> => ({ fix, change: { to }, ...(unsure && { unsure }) });

/** A field that is too much: told, and offered to be taken away, which a person decides. */
export const offerAway = (
  path: Path,
  fix = `remove ${path.at(-1)}:`,
): Pick<RuleFinding, 'fix' | 'at' | 'away' | 'unsure'> => ({
  fix,
  at: { path },
  away: path,
  unsure: true,
});

/** The same sentence about each place where words stand that should not. */
export const findingsAt = (
  needles: Iterable<string>,
  tell: (needle: string) => Omit<RuleFinding, 'at'>,
): RuleFinding[] => [...new Set(needles)].map((needle) => ({ ...tell(needle), at: { needle } }));

/** The same sentence about each passage of a text, as it is written, that a pattern with `g` finds. */
export const finds =
  (pattern: RegExp, tell: (needle: string) => Omit<RuleFinding, 'at'>) =>
  ({ written }: Text): RuleFinding[] =>
    findingsAt(
      (written.match(pattern) ?? []).map((words) => words.trim()),
      tell,
    );
