import { z } from 'zod';
import { block } from '../../schemas/blocks';
import { bare, fieldsOf } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';

/** The field of a page that lists its sections, or those that it has besides its template's; undefined where it has none. */
export function sectionListOf(page: unknown): string | undefined {
  const { schema } = choosePageSchema({ value: page });
  const found = Object.entries(schema ? fieldsOf(schema) : {}).find(([, field]) => {
    const list = bare(field);
    return list instanceof z.core.$ZodArray && list._zod.def.element === block;
  });
  return found?.[0];
}
