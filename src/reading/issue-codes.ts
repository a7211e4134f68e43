/**
 * Every kind of mistake by a name that stays: tools that read `--format json` and the engine itself tell kinds apart by
 * these, never by the sentences, which may be put better at any time.
 */
export const issueCodes = [
  // Files
  'file/damaged',
  'file/encoding',
  'file/folder',
  'file/kind',
  'file/link',
  'file/missing',
  'file/name',
  'file/not-readable',
  'file/more-mistakes',
  'file/template-marker',
  // YAML as such
  'yaml/after-quote',
  'yaml/alias',
  'yaml/anchor',
  'yaml/backslash',
  'yaml/bare-switch',
  'yaml/brackets',
  'yaml/colon-in-text',
  'yaml/comment',
  'yaml/curly-quotes',
  'yaml/cut-off',
  'yaml/cut-short',
  'yaml/duplicate-field',
  'yaml/empty',
  'yaml/indentation',
  'yaml/list-beside-name',
  'yaml/list-mark',
  'yaml/block-sign',
  'yaml/merge-mark',
  'yaml/name-in-brackets',
  'yaml/no-colon',
  'yaml/no-comma',
  'yaml/no-dash',
  'yaml/no-fields',
  'yaml/no-name',
  'yaml/no-space',
  'yaml/odd-space',
  'yaml/odd-start',
  'yaml/open-bracket',
  'yaml/open-quote',
  'yaml/round-brackets',
  'yaml/second-document',
  'yaml/sign-in-brackets',
  'yaml/stray-bracket',
  'yaml/stray-item',
  'yaml/stray-quote',
  'yaml/swallowed-line',
  'yaml/tag',
  'yaml/tab',
  'yaml/text-beside-bar',
  'yaml/too-deep',
  'yaml/trailing-sign',
  'yaml/unreadable',
  // Fields and values, against the schema
  'field/empty',
  'field/missing',
  'field/unknown',
  'field/name',
  'type/missing',
  'type/unknown',
  'value/format',
  'value/kind',
  'value/not-allowed',
  'value/out-of-range',
  'value/too-few',
  'value/too-long',
  'value/too-many',
  'value/too-short',
  'value/unfit',
  // Addresses and redirects
  'address/form',
  'address/hidden-by-file',
  'address/points-on',
  'address/taken',
  'redirect/circle',
  'redirect/detour',
  'redirect/double',
  'redirect/form',
  'redirect/hides-page',
  'redirect/no-page',
  'redirect/to-itself',
  'redirect/too-wide',
  // Links
  'link/detour',
  'link/draft',
  'link/email-address',
  'link/file',
  'link/form',
  'link/no-anchor',
  'link/no-fact',
  'link/no-name',
  'link/no-office',
  'link/no-page',
  'link/nowhere',
  'link/own-page-unknown',
  'link/phone-number',
  'link/scheme',
  // Texts
  'text/empty',
  'text/picture',
  'token/form',
  'token/no-office',
  'token/no-value',
  'token/unknown',
  // Films and frames
  'film/form',
  'frame/code',
  'frame/form',
  'frame/not-listed',
  // Forms
  'form/double-field',
  'form/no-photos',
  'form/old-name',
  'form/other-host',
  // Tags
  'tag/double',
  'tag/no-question',
  // What values name
  'form/unknown',
  'icon/unknown',
  'office/double',
  'office/unknown',
  'picture/unknown',
  // Pages as a whole
  'block/cells',
  'block/no-fact',
  'block/no-picture',
  'block/not-here',
  'block/unseen',
  'page/double-id',
  'page/first-block',
  'page/second-heading',
  'page/template-link',
] as const;

/** What a kind of mistake of the reading and resolving is called. */
export type ReadingCode = (typeof issueCodes)[number];

/** What a rule about the content is called; each is defined once, in `src/rules/`. */
export type RuleCode =
  | `${'allow' | 'claim' | 'fact' | 'look' | 'prose' | 'site'}/${string}`
  | 'page/same-text'
  | 'page/second-featured'
  | 'text/address'
  | 'text/phone-number';

export type IssueCode = ReadingCode | RuleCode;
