import { z } from 'zod';

/**
 * How the engine reads a text leaf beyond its type. The walk in `src/resolving/walk.ts` finds leaves by this mark:
 * tokens are filled in `text` and `markdown`; all others are looked up and must exist.
 */
export type LeafKind = 'text' | 'markdown' | 'link' | 'picture' | 'icon' | 'office' | 'form' | 'film' | 'frame';

declare module 'zod' {
  interface GlobalMeta {
    kind?: LeafKind;
    /** True for an amount of money, which is a text with the sign of its currency. */
    money?: true;
    /** True for a list of some of a few words, each once and in the order of those. */
    set?: true;
    /** True for a text that names a page of the site and is no link of a page: it is looked for among those, and taken as it is. */
    place?: true;
    /** The one of many choices that fits where no other does. */
    otherwise?: string;
  }
}

/**
 * A text that says something, and what is known of it. Each step of zod's own way to write this makes another schema, and most
 * fields are texts: that took a tenth of the start of a command.
 */
const words = (known: z.GlobalMeta, ...checks: Parameters<z.ZodString['check']>) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), ...checks)
    .register(z.globalRegistry, known);

/** One line of plain text; tokens such as `{phone}` are filled in. */
export const text = (description: string) => words({ kind: 'text', description });

/** How soon somebody is there: a number alone says nothing. */
export const howSoon = (description: string) =>
  words({ kind: 'text', description }, z.regex(/[A-Za-z\u00c0-\uffff]/, 'a time with its unit, such as 45 minutes'));

/** What something costs or pays, as people say it. */
export const amount = (description: string) => words({ kind: 'text', money: true, description });

/** Markdown (paragraphs, lists, tables, links, bold); raw HTML is shown as text, never run. Tokens are filled in. */
export const markdown = (description: string) => words({ kind: 'markdown', description });

/** The name of a Tabler outline icon, such as `home-shield`. */
export const icon = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of an icon in lower-case letters, digits and hyphens, such as home-shield')
    .meta({ kind: 'icon', description });

/** How a slug is written: lower-case letters and digits, with single hyphens between. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A short name used in addresses and as an anchor: lower-case letters, digits and hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(slugPattern, 'a short name in lower-case letters, digits and hyphens, such as our-team')
    .meta({ description });

/** A calendar day written `YYYY-MM-DD`. */
export const day = (description: string) => z.iso.date().meta({ description });

/** The id of an office in `site.config.yaml`. */
export const officeId = (description: string) => z.string().min(1).meta({ kind: 'office', description });

/** The name of a form in `site.config.yaml`. */
export const formName = (description: string) => z.string().min(1).meta({ kind: 'form', description });
