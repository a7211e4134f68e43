import { plainPage } from '../../schemas/page';
import { type TemplateName, templates } from '../../schemas/templates';
import { closest, listed } from './closest';
import { chooseFrom } from './explain/choice';
import { choiceCalled } from './explain/elsewhere';
import { firstName } from './explain/field';
import { fits } from './explain/repair';
import { show, wordOf } from './explain/show';
import { type Issue, toNearest } from './issue';
import type { Parsed } from './parsed';
import { isPlain, isTemplate, templateNames as names, ownKeys } from './template-fields';

type PageSchema = typeof plainPage | (typeof templates)[TemplateName];

/** What a page file is checked against. Without a schema the issue says why none could be chosen. */
export interface SchemaChoice {
  schema?: PageSchema;
  /** The content of the file, with the template's name put right. */
  value: unknown;
  issue?: Issue;
}

/** The schema of a page that names no template, or none that there is or that it has the fields of: the nearest one. */
export function meantSchema(parsed: Pick<Parsed, 'value'>, value: Record<string, unknown>): SchemaChoice {
  const { template, ...others } = value;
  if (isTemplate(template) && isPlain(template, others))
    return { schema: plainPage, value: others, issue: plainIssue(template) };
  if (Object.hasOwn(value, 'template')) return byName(value, template);
  const misspelled = Object.keys(value).find(
    (key) =>
      !Object.hasOwn(plainPage.shape, key) &&
      (closest(key, ['template']) !== undefined ||
        (/^(?:layout|kind|type)$/.test(key) && isTemplate(value[key]) && !isPlain(value[key], value))),
  );
  if (misspelled !== undefined) {
    const { [misspelled]: name, ...rest } = value;
    const path = [misspelled];
    const issue: Issue = {
      code: 'field/unknown',
      at: { path, mark: { path, part: 'key' } },
      found: `"${misspelled}" is not a field of this page`,
      fix: 'write "template"',
      change: { to: 'template' },
    };
    return { issue, ...byName({ ...rest, template: name }, name, misspelled) };
  }
  const meant = names
    .filter(isTemplate)
    .find(
      (name) =>
        ownKeys(name, value) >= 2 &&
        names.every((other) => !isTemplate(other) || ownKeys(other, value) <= ownKeys(name, value)),
    );
  if (meant === undefined) return { schema: plainPage, value };
  const issue: Issue = {
    code: 'type/missing',
    at: { path: ['template'], mark: firstName(parsed, []) },
    found: '"template" is missing, and there are fields that only a template has',
    fix: `add "template: ${meant}" (allowed: ${listed(names, meant)})`,
  };
  return { schema: templates[meant], value: { ...value, template: meant }, issue };
}

/** The template that takes a page as it stands, where the one that is named does not; undefined where none does, or several. */
export function otherTemplate(value: Record<string, unknown>): SchemaChoice | undefined {
  const [meant, ...more] = names
    .filter(isTemplate)
    .filter((name) => name !== value.template && fits(templates[name], { ...value, template: name }));
  if (meant === undefined || more.length > 0) return undefined;
  const issue: Issue = {
    code: 'type/unknown',
    at: { path: ['template'] },
    found: `its fields are those of the ${meant} template, not of ${String(value.template)}`,
    fix: `write ${meant}`,
    change: { to: meant },
    unsure: true,
  };
  return { schema: templates[meant], value: { ...value, template: meant }, issue };
}

/** The template that has the page's fields, where the one that is named like the written word has fewer of them. */
function byFields(value: Record<string, unknown>, named: string | undefined): TemplateName | undefined {
  if (!isTemplate(named)) return undefined;
  const known = (name: TemplateName): number =>
    Object.keys(value).filter((key) => Object.hasOwn(templates[name].shape, key)).length;
  const [best, ...more] = names.filter(isTemplate).filter((name) => known(name) > known(named));
  return more.length === 0 ? best : undefined;
}

const plainIssue = (template: string): Issue => ({
  code: 'type/unknown',
  at: { path: ['template'] },
  found: `this page has sections, and none of the fields of the ${template} template`,
  fix: 'remove the line: a page of sections has no template',
});

function byName(value: Record<string, unknown>, name: unknown, key = 'template'): SchemaChoice {
  if (isTemplate(name)) return { schema: templates[name], value };
  const word = wordOf(name).replace(/[\s_-]+(?:page|template)$/i, '');
  const isWord = typeof name === 'string' || (Array.isArray(name) && name.length === 1);
  const named = isWord ? (closest(word, names) ?? choiceCalled(word, names)) : undefined;
  const near = byFields(value, named) ?? named;
  const issue: Issue = {
    code: 'type/unknown',
    at: { path: [key] },
    found: `${show(name)} is not a template`,
    fix: chooseFrom(near ?? word, names),
    ...toNearest(wordOf(name), near, names),
  };
  return isTemplate(near) ? { schema: templates[near], value: { ...value, template: near }, issue } : { value, issue };
}
