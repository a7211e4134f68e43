import { expect, test } from 'vitest';
import { plainPage } from '../../schemas/page';
import { templates } from '../../schemas/templates';
import { starter } from '../../scripts/new/starter';
import { readPage } from '../../src/reading/page-source';

const answers = {
  title: '"A new page"',
  office: 'claremore',
  date: '2026-01-02',
  draft: 'true',
};

test.each(Object.entries({ ...templates, page: plainPage }))(
  'a new %s page has no mistake but the texts still to write',
  (_, schema) => {
    const text = starter(schema, answers, { schemaFile: '../.vscode/page.schema.json', picture: 'deck.jpg' });
    expect(readPage({ path: 'pages/new.yaml', text }).problems).toEqual([]);
    expect(text).toContain('draft: true');
    expect(text.match(/^[^#]*"Write: /gm)?.length).toBeGreaterThan(1);
  },
);

test.each(Object.entries({ ...templates, page: plainPage }))(
  'what a new %s page may have too is right when its comment marks are taken away',
  (_, schema) => {
    const text = starter(schema, answers, { schemaFile: '../.vscode/page.schema.json', picture: 'deck.jpg' });
    const uncommented = text
      .split('\n')
      .filter((row) => !/^# (\(optional\)|yaml-language-server)/.test(row))
      .map((row) => (/^# ( +\S|[a-zA-Z]+:)/.test(row) ? row.slice(2) : row))
      .join('\n')
      // What only the writer can know: a path, a day, a name.
      .replace(/"Write: (.*(day|YYYY).*)"/gi, '2026-01-02')
      .replace(/^(canonical|translates): .*$/gm, '$1: /contact')
      .replace(/^(language): .*$/gm, '$1: es')
      .replace(/^(aliases|redirectFrom):\n {2}- .*$/gm, '$1:\n  - /old');
    expect(
      readPage({ path: 'pages/new.yaml', text: uncommented }).problems.map(({ path, found }) => `${path} ${found}`),
    ).toEqual([]);
  },
);
