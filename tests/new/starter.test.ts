import { expect, test } from 'vitest';
import { plainPage } from '../../schemas/page';
import { templates } from '../../schemas/templates';
import { starter } from '../../scripts/new/starter';
import { readPage } from '../../src/reading/page-source';

const answers = {
  title: '"A new page"',
  office: 'seguin',
  date: '2026-01-02',
  draft: 'true',
};

test.each(Object.entries({ ...templates, page: plainPage }))(
  'a new %s page has no mistake but the texts still to write',
  (_, schema) => {
    const text = starter(schema, { answers, picture: 'hero.jpg' }, '../.vscode/page.schema.json');
    expect(readPage({ path: 'pages/new.yaml', text }).problems).toEqual([]);
    expect(text).toContain('draft: true');
    expect(text.match(/"Write: /g)?.length).toBeGreaterThan(2);
  },
);
