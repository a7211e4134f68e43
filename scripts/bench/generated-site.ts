import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { capitalized } from '../../src/model/capitalized';

const words = (
  'house work crew local county day plan board wall window floor deck line light color room stone season price visit ' +
  'door frame glass step repair water wood paint beam tile yard street town weather spring winter summer morning'
).split(' ');

/** Numbers that look thrown and are the same for every run (Lehmer's generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Sentences of so many words, by numbers below a bound. */
function sentences(below: (bound: number) => number): (length: number) => string {
  let last = 0;
  // Another word than the last one: a word twice in a row is a slip, and a sound page has none.
  const next = () => {
    last = (last + 1 + below(words.length - 1)) % words.length;
    return words[last];
  };
  return (length) => {
    const text = Array.from({ length }, next).join(' ');
    return `${capitalized(text)}.`;
  };
}

/** A page of about 640 words in eight blocks whose lists are as long as on real pages: each of another length. */
function page(number: number, pictures: readonly { src: string; alt: string }[]): string {
  const below = numbers(number * 7919 + 1);
  const sentence = sentences(below);
  const list = <T>(least: number, most: number, make: (index: number) => T): T[] =>
    Array.from({ length: least + below(most - least + 1) }, (_, index) => make(index));
  // Each picture once: twice on a page is a slip, too.
  let shown = below(pictures.length);
  const picture = () => ({ ...pictures[shown++ % pictures.length] });
  return stringify({
    title: `Generated page ${number}`,
    description: `Page ${number}: ${sentence(10).slice(0, 110)}`,
    sections: [
      { type: 'hero', heading: `Page ${number}`, text: sentence(20), image: picture() },
      { type: 'prose', heading: 'In short', text: list(2, 4, () => `${sentence(40)} **${sentence(4)}**`).join('\n\n') },
      {
        type: 'card-grid',
        heading: 'What there is',
        cards: list(3, 6, (index) => ({ title: `Part ${index}`, text: sentence(18), image: picture() })),
      },
      { type: 'checklist', heading: 'Included', items: list(4, 9, () => sentence(8)) },
      {
        type: 'steps',
        heading: 'Step by step',
        steps: list(3, 8, (index) => ({ title: `Step ${index}`, text: sentence(16) })),
      },
      { type: 'gallery', heading: 'Pictures', images: list(4, 12, picture) },
      { type: 'faq', heading: 'Questions', items: list(3, 8, () => ({ question: sentence(7), answer: sentence(28) })) },
      {
        type: 'cta',
        heading: 'Shall we begin?',
        text: sentence(14),
        actions: [{ label: 'Write to us', href: '/contact' }],
      },
    ],
  });
}

/** A page that leads to others by a list of links. */
const directory = (title: string, links: readonly { label: string; href: string }[]): string =>
  stringify({
    title,
    description: `${title}: what there is on each of its pages, in the order of their numbers, to choose from.`,
    sections: [
      { type: 'hero', layout: 'plain', heading: title, text: 'Choose a page.' },
      { type: 'link-list', heading: 'All of them', links },
    ],
  });

/** The pages of a directory of a number of pages: one that leads to lists, and lists as long as there are many. */
function directories(pages: number): Map<string, string> {
  const perList = Math.ceil(Math.sqrt(pages));
  const lists = Array.from({ length: Math.ceil(pages / perList) }, (_, index) => {
    const first = index * perList + 1;
    return { first, last: Math.min(pages, first + perList - 1), name: `list-${index + 1}` };
  });
  const titleOf = ({ first, last }: { first: number; last: number }) => `Generated pages ${first} to ${last}`;
  const linksOf = ({ first, last }: { first: number; last: number }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => ({
      label: `Generated page ${number}`,
      href: `/generated/page-${number}`,
    }));
  return new Map([
    [
      'generated',
      directory(
        'All generated pages',
        lists.map((list) => ({ label: titleOf(list), href: `/generated/${list.name}` })),
      ),
    ],
    ...lists.map((list) => [`generated/${list.name}`, directory(titleOf(list), linksOf(list))] as const),
  ]);
}

/** The configuration with a link in the footer, so that there is a way to every page. */
function withLink(config: string, link: { label: string; href: string }): string {
  const document = parseDocument(config);
  document.addIn(['navigation', 'footer'], document.createNode(link));
  return document.toString({ lineWidth: 0 });
}

/**
 * Copies a site into a folder and adds generated pages below `/generated/`, with lists of them to which the footer leads;
 * `pictures` are names of some of its own.
 */
export async function generateSite(
  from: string,
  to: string,
  pages: number,
  pictures: readonly string[],
): Promise<void> {
  for (const name of ['pages', 'public']) await cp(join(from, name), join(to, name), { recursive: true });
  const config = await readFile(join(from, 'site.config.yaml'), 'utf8');
  await writeFile(join(to, 'site.config.yaml'), withLink(config, { label: 'Generated pages', href: '/generated' }));
  await mkdir(join(to, 'pages/generated'), { recursive: true });
  for (const [name, text] of directories(pages)) await writeFile(join(to, `pages/${name}.yaml`), text);
  // The same is said of a picture wherever it stands, as on a sound site.
  const described = pictures.map((src, index) => ({ src, alt: sentences(numbers(index + 1))(5) }));
  for (let number = 1; number <= pages; number += 1) {
    await writeFile(join(to, `pages/generated/page-${number}.yaml`), page(number, described));
  }
}
