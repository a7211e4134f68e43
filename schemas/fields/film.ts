import { z } from 'zod';

/** A film: a file of the site, or its address at a service; `film-address.ts` knows which. */
export const film = (description: string) => z.string().trim().min(1).meta({ kind: 'film', description });

/** What a frame shows: a file of the site, or a page of a service that the configuration lists. */
export const frameAddress = (description: string) => z.string().trim().min(1).meta({ kind: 'frame', description });

/** Another height of a frame on phones, in px: narrow forms and calendars are longer. */
export const frameHeightOnPhones = z
  .int()
  .min(120)
  .max(3000)
  .optional()
  .meta({ description: 'The height of the frame on phones in px, where it needs another.' });
