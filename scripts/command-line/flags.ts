import { usualRoot } from '../site-root';

/**
 * A flag of a command. `about` says what it is for; `value` names what follows it, such as DIR. A switch is off until given.
 * A `word` stands by itself, without the flag's name, in the order in which the flags are listed, and may not be left out.
 */
export type Flag =
  | { readonly type: 'boolean'; readonly about: string }
  | {
      readonly type: 'string';
      readonly about: string;
      readonly value: string;
      readonly word?: true;
      readonly default?: string;
      /** What the flag means where no value follows it. */
      readonly alone?: string;
      /** What the value has to be: a folder that is there, or a number. */
      readonly kind?: 'folder' | 'number';
      /** The only values there are. */
      readonly choices?: readonly string[];
    };

export type Flags = { readonly [name: string]: Flag };

type Word<F extends Flag> = F extends { readonly choices: readonly (infer Choice)[] } ? Choice : string;
type Value<F extends Flag> = F extends { readonly type: 'boolean' }
  ? boolean
  : F extends { readonly default: string } | { readonly word: true }
    ? Word<F>
    : Word<F> | undefined;

/** What was written on the command line, with the defaults of what was not. */
export type FlagValues<F extends Flags> = { readonly [Name in keyof F]: Value<F[Name]> };

/** The flag for the site's folder, which most commands take. */
export const rootFlag = {
  type: 'string',
  value: 'DIR',
  kind: 'folder',
  about: 'the folder of the site: site.config.yaml, pages/ and public/ are in it',
  default: usualRoot,
} as const satisfies Flag;
