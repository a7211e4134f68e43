import { plainPage } from '../../schemas/page';
import { templates } from '../../schemas/templates';
import { isFields } from '../model/values';
import { closely } from './closely';
import type { SchemaChoice } from './meant-schema';
import type { Parsed } from './parsed';
import { isPlain, isTemplate } from './template-fields';

/** Picks the schema by what stands at `template:`, and the nearest one when that is misspelled or left out. */
export function choosePageSchema(parsed: Pick<Parsed, 'value'>): SchemaChoice {
  const { value } = parsed;
  if (!isFields(value)) return { schema: plainPage, value };
  const { template, ...others } = value;
  if (isTemplate(template) && !isPlain(template, others))
    return Object.keys(others).every((name) => Object.hasOwn(templates[template].shape, name))
      ? { schema: templates[template], value }
      : (closely.otherTemplate(value) ?? { schema: templates[template], value });
  if (Object.keys(value).every((name) => Object.hasOwn(plainPage.shape, name))) return { schema: plainPage, value };
  return closely.meantSchema(parsed, value);
}
