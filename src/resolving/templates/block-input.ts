import type { z } from 'zod';
import type { block } from '../../../schemas/blocks';

/** A block as it may be written: defaults can be left out. */
export type BlockInput = z.input<typeof block>;
