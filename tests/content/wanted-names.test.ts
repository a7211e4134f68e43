import { expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

const config = 'site.config.yaml';

test('an id that was changed in the configuration is told there, with the places that ask for the old one', () => {
  expect(problemsOf(changed(config, '    - id: seguin', '    - id: main-street'))).toMatchInlineSnapshot(`
    "site.config.yaml:15:11  business.offices[0].id  2 places ask for the office "seguin", and none for "main-street"  write seguin, or "main-street" in pages/seguin.yaml:5, site.config.yaml:13

    1 error in 1 file
    "
  `);
  expect(problemsOf(changed(config, '  license: https', '  board: https'))).toMatchInlineSnapshot(`
    "site.config.yaml:93:3  links.board  5 places ask for the link "license", and none for "board"  write license, or "board" in pages/index.yaml:16, pages/services.yaml:132, site.config.yaml:33 and 2 more

    1 error in 1 file
    "
  `);
});

test('what several places ask for and nothing was named is told at the first of them', () => {
  const offices = {
    ...changed('pages/seguin.yaml', 'office: seguin', 'office: austin'),
    ...changed('pages/service-areas/lockhart.yaml', 'office: luling', 'office: austin'),
  };
  expect(problemsOf(offices)).toMatchInlineSnapshot(`
    "site.config.yaml:21:11  business.offices[1].id  2 places ask for the office "austin", and none for "luling"  write austin, or "luling" in pages/seguin.yaml:5, pages/service-areas/lockhart.yaml:5

    1 error in 1 file
    "
  `);
});
