import { z } from 'zod';
import { plainPage } from '../../schemas/page';
import { templates } from '../../schemas/templates';

/** What can be made: a page from each template, and a plain one. */
export const kinds = {
  ...templates,
  page: plainPage.meta({ description: 'Any other page: you choose its sections.' }),
} as const;
export type Kind = keyof typeof kinds;

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** What a kind of page is for, in a sentence. */
export const aboutKind = (kind: Kind): string => z.globalRegistry.get(kinds[kind])?.description ?? '';
