import { z } from 'zod';

/** The sections of a template in an order of the page's own; those left out follow in their usual order. */
export const sectionOrder = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(z.enum(names))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'name each section once')
    .default([])
    .meta({
      description: `The sections below the hero that come first, in this order; the others follow as usual: ${names.join(', ')}.`,
    });
