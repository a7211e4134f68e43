import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import markdown from 'markdown-it';
import { parse } from 'yaml';
import type { Block } from '../../schemas/blocks';
import { pictureUrl, pictureWidths } from '../../src/model/picture-url';
import type { Inventory } from '../../src/model/site';

/** What somebody would write for these pages by hand: no fonts, no icons, one file a picture. */
const style = `
:root{--brand:#256b5b;--line:#ddd;--soft:#555}
*{box-sizing:border-box}body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#222}
main>section,header,footer{max-width:72rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}h2{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}h3{margin:.75rem 0 .25rem}
img{display:block;max-width:100%;height:auto;border-radius:.5rem}a{color:var(--brand)}
.hero{display:grid;gap:2rem;align-items:center}.cards,.pictures{display:grid;gap:1rem;padding:0;list-style:none}
.card{border:1px solid var(--line);border-radius:.5rem;padding:1rem}.card p,.steps p{color:var(--soft)}
.action{display:inline-block;padding:.75rem 1.25rem;border-radius:.375rem;background:var(--brand);color:#fff;text-decoration:none}
details{border-bottom:1px solid var(--line);padding:.75rem 0}summary{cursor:pointer;font-weight:600}
header{display:flex;flex-wrap:wrap;gap:1rem}header details{border:0;padding:0;position:relative}
header details ul{position:absolute;z-index:1;min-width:14rem;margin:0;padding:1rem;background:#fff;list-style:none;box-shadow:0 .25rem 1rem #0003}
footer{border-top:1px solid var(--line);font-size:.9rem}
@media(min-width:48em){.hero{grid-template-columns:1fr 1fr}.cards,.pictures{grid-template-columns:repeat(3,1fr)}}`;

const links = (from: string) => `{${from}.map((link) => <li><a href={link.href}>{link.label}</a></li>)}`;
const picture = (of: string, loading: string) =>
  `<img src={${of}.address} width={${of}.width} height={${of}.height} alt={${of}.alt} ${loading} />`;
const later = 'loading="lazy"';

/** What is drawn of each kind of section, as plainly as it goes. */
const sections: Readonly<Record<string, string>> = {
  hero: `<section class="hero"><div><h1>{s.heading}</h1><p>{s.text}</p></div>{s.image && ${picture('s.image', 'fetchpriority="high"')}}</section>`,
  prose: '<section><h2>{s.heading}</h2><Fragment set:html={s.html} /></section>',
  'card-grid': `<section><h2>{s.heading}</h2><div class="cards">{s.cards.map((card) => <div class="card">${picture('card.image', later)}<h3>{card.title}</h3><p>{card.text}</p></div>)}</div></section>`,
  checklist: '<section><h2>{s.heading}</h2><ul>{s.items.map((item) => <li>{item}</li>)}</ul></section>',
  steps:
    '<section class="steps"><h2>{s.heading}</h2><ol>{s.steps.map((step) => <li><h3>{step.title}</h3><p>{step.text}</p></li>)}</ol></section>',
  gallery: `<section><h2>{s.heading}</h2><div class="pictures">{s.images.map((image) => <a href={image.address}>${picture('image', later)}</a>)}</div></section>`,
  faq: '<section><h2>{s.heading}</h2>{s.items.map((item) => <details><summary>{item.question}</summary><p>{item.answer}</p></details>)}</section>',
  'link-list': `<section><h2>{s.heading}</h2><ul>${links('s.links')}</ul></section>`,
  cta: '<section><h2>{s.heading}</h2><p>{s.text}</p>{s.actions.map((link) => <a class="action" href={link.href}>{link.label}</a>)}</section>',
};

const page = `---
import facts from '../facts.json';
import pages from '../pages.json';
export const getStaticPaths = () => pages.map((page) => ({ params: { slug: page.slug }, props: { page } }));
const { page } = Astro.props;
const { menu, footer } = facts.navigation;
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><title>{page.title}</title><meta name="description" content={page.description} /><link rel="canonical" href={Astro.url.href} /><style is:inline>${style}</style></head><body>
<header><a href="/">{facts.business.name}</a>{menu.map((entry) => entry.links ? <details name="menu"><summary>{entry.label}</summary><ul>${links('entry.links')}</ul></details> : <a href={entry.href}>{entry.label}</a>)}</header>
<main>{page.sections.map((s) => <>${Object.entries(sections)
  .map(([type, markup]) => `{s.type === '${type}' && ${markup}}`)
  .join('')}</>)}</main>
<footer><ul>${links('footer')}</ul></footer>
</body></html>
`;

const config =
  "export default { site: 'https://www.example.com', compressHTML: true, build: { format: 'file' }, devToolbar: { enabled: false } };\n";

/** Width in px of the one file of a picture: what our own page gives a phone that shows it over the whole width. */
const shownWidth = 920;

/** A section of a generated page, its words as HTML and its pictures with their files. */
function drawn(section: Block, { pictures }: Inventory, used: Set<string>): unknown {
  const text: unknown = JSON.parse(JSON.stringify(section), (key, value) => {
    const file = key !== '' && typeof value?.src === 'string' ? pictures.get(value.src) : undefined;
    if (!file) return value;
    const width = pictureWidths(file).find((made) => made >= shownWidth) ?? file.width;
    const address = pictureUrl(value.src, file, width, 'avif');
    used.add(address);
    return { address, alt: value.alt, width, height: Math.round((width * file.height) / file.width) };
  });
  return section.type === 'prose' ? { ...section, html: markdown().render(section.text) } : text;
}

/**
 * Writes a project for Astro with the generated pages of a content root: the same words, lists and files of pictures, which
 * are taken from the built site in `dist`.
 */
export async function writeAstroSite(root: string, dist: string, inventory: Inventory, to: string): Promise<void> {
  const used = new Set<string>();
  const folder = join(root, 'pages/generated');
  const pages = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Written by `generateSite`.
      const { title, description, sections } = parse(await readFile(join(folder, name), 'utf8')) as {
        [field: string]: string;
      } & { sections: Block[] };
      const slug = `generated/${name.replace(/\.yaml$/, '')}`;
      return { slug, title, description, sections: sections.map((section) => drawn(section, inventory, used)) };
    }),
  );
  const files = {
    'package.json': JSON.stringify({ type: 'module', private: true }),
    'astro.config.mjs': config,
    'src/facts.json': JSON.stringify(parse(await readFile(join(root, 'site.config.yaml'), 'utf8'))),
    'src/pages.json': JSON.stringify(pages),
    'src/pages/[...slug].astro': page,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), text);
  }
  for (const address of used) await cp(join(dist, address), join(to, 'public', address));
}
