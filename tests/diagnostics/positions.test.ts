import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../src/reading/parse';
import { formatPath, type Path } from '../../src/reading/position';

const text = `title: Pipe repair # a comment
sections:
  - type: prose
    text: >-
      We look at the
      [first leak](/leaks) and then
      at the pipe.
  - { type: cta, heading: "Say \\"hi\\"", actions: [{ label: Call, href: call }] }
empty:
"quoted name": 1
`;
const parsed = parseYaml({ path: 'pages/a.yaml', text });

const show = ({ line, column }: { line: number; column: number }): string => `${line}:${column}`;

describe('formatPath', () => {
  it.each<[Path, string]>([
    [[], ''],
    [['title'], 'title'],
    [['sections', 2, 'cards', 0, 'link', 'href'], 'sections[2].cards[0].link.href'],
    [['links', 'tv-show'], 'links.tv-show'],
    [['links', 'tv show'], 'links["tv show"]'],
  ])('%j', (path, written) => {
    expect(formatPath(path)).toBe(written);
  });
});

describe('at', () => {
  it.each<[Path, 'key' | 'value', string]>([
    [[], 'value', '1:1'],
    [['title'], 'value', '1:8'],
    [['title'], 'key', '1:1'],
    [['sections'], 'value', '3:3'],
    [['sections', 0], 'value', '3:5'],
    [['sections', 0, 'text'], 'value', '4:11'],
    [['sections', 0, 'text'], 'key', '4:5'],
    [['sections', 1, 'actions', 0, 'href'], 'value', '8:72'],
    [['sections', 1, 'missing', 'deeper'], 'value', '8:5'],
    [['sections', 9], 'value', '3:3'],
    [['sections', 'no number'], 'value', '3:3'],
    [['empty'], 'value', '9:1'],
    [['quoted name'], 'value', '10:16'],
    [['nowhere'], 'key', '1:1'],
  ])('%j, %s', (path, part, place) => {
    expect(show(parsed.at(path, part))).toBe(place);
  });

  it('does not count a byte order mark, and counts lines of Windows as others', () => {
    const windows = parseYaml({ path: 'a.yaml', text: `\uFEFF${text.replaceAll('\n', '\r\n')}` });
    expect(show(windows.at(['title']))).toBe('1:8');
    expect(show(windows.at(['sections', 0, 'text']))).toBe('4:11');
  });
});

describe('find', () => {
  it.each<[Path, string, string]>([
    [['title'], 'repair', '1:13'],
    [['sections', 0, 'text'], '/leaks', '6:20'],
    [['sections', 0, 'text'], 'the [first', '5:18'],
    [['sections', 0, 'text'], 'then at the pipe', '6:32'],
    [['sections', 1, 'heading'], 'hi', '8:34'],
    [['title'], 'not there', '1:8'],
    [['title'], '', '1:8'],
    [['title'], '(', '1:8'],
    [['missing'], 'repair', '1:13'],
    [['missing'], 'not there', '1:1'],
  ])('%j, %s', (path, needle, place) => {
    expect(show(parsed.find(path, needle))).toBe(place);
  });
});
