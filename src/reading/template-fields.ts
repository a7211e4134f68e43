import { plainPage } from '../../schemas/page';
import { type TemplateName, templates } from '../../schemas/templates';

/** What all templates are called. */
export const templateNames = Object.keys(templates);

export const isTemplate = (name: unknown): name is TemplateName =>
  typeof name === 'string' && Object.hasOwn(templates, name);

/** True for a page of sections that has nothing of the template that it names. */
export const isPlain = (name: TemplateName, value: Record<string, unknown>): boolean =>
  Object.hasOwn(value, 'sections') && ownKeys(name, value) === 0;

/** How many fields of a page only this template and no plain page has. */
export const ownKeys = (name: TemplateName, value: Record<string, unknown>): number =>
  Object.keys(templates[name].shape).filter((key) => !Object.hasOwn(plainPage.shape, key) && Object.hasOwn(value, key))
    .length;
