import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What is drawn of each kind of section, as plainly as it goes: no styles but classes, no scripts. */
const sections: Readonly<Record<string, string>> = {
  hero: '<section class="hero"><h1>{{ .heading }}</h1><p>{{ .text }}</p>{{ with .image }}<img src="/images/{{ .src }}" alt="{{ .alt }}">{{ end }}</section>',
  prose: '<h2>{{ .heading }}</h2>{{ .text | markdownify }}',
  'card-grid':
    '<h2>{{ .heading }}</h2><div class="cards">{{ range .cards }}<div class="card"><img src="/images/{{ .image.src }}" alt="{{ .image.alt }}" loading="lazy"><h3>{{ .title }}</h3><p>{{ .text }}</p></div>{{ end }}</div>',
  checklist: '<h2>{{ .heading }}</h2><ul>{{ range .items }}<li>{{ . }}</li>{{ end }}</ul>',
  steps: '<h2>{{ .heading }}</h2><ol>{{ range .steps }}<li><h3>{{ .title }}</h3><p>{{ .text }}</p></li>{{ end }}</ol>',
  gallery:
    '<h2>{{ .heading }}</h2><div class="pictures">{{ range .images }}<a href="/images/{{ .src }}"><img src="/images/{{ .src }}" alt="{{ .alt }}" loading="lazy"></a>{{ end }}</div>',
  faq: '<h2>{{ .heading }}</h2>{{ range .items }}<details><summary>{{ .question }}</summary><p>{{ .answer }}</p></details>{{ end }}',
  'link-list':
    '<h2>{{ .heading }}</h2><ul>{{ range .links }}<li><a href="{{ .href }}">{{ .label }}</a></li>{{ end }}</ul>',
  cta: '<h2>{{ .heading }}</h2><p>{{ .text }}</p>{{ range .actions }}<a class="action" href="{{ .href }}">{{ .label }}</a>{{ end }}',
};

const links = (from: string): string => `{{ range ${from} }}<li><a href="{{ .href }}">{{ .label }}</a></li>{{ end }}`;
const header = `<header>{{ with site.Data.site }}{{ range .navigation.menu }}{{ if .links }}<details><summary>{{ .label }}</summary><ul>${links('.links')}</ul></details>{{ else }}<a href="{{ .href }}">{{ .label }}</a>{{ end }}{{ end }}{{ end }}</header>`;
const footer = `<footer><ul>{{ with site.Data.site }}${links('.navigation.footer')}{{ end }}</ul></footer>`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"></head><body>{{ partialCached "header.html" . }}<main>{{ range .Params.sections }}${Object.entries(
  sections,
)
  .map(([type, markup]) => `{{ if eq .type "${type}" }}${markup}{{ end }}`)
  .join('')}{{ end }}</main>{{ partialCached "footer.html" . }}</body></html>`;

const config =
  'baseURL: https://www.example.com/\ndisableKinds: [taxonomy, term, RSS, home, section, sitemap, "404"]\n';

/** Writes a site for Hugo with the generated pages of a content root: the same words in the same lists. */
export async function writeHugoSite(root: string, to: string): Promise<void> {
  const content = join(to, 'content');
  for (const folder of [content, join(to, 'data'), join(to, 'layouts/_default'), join(to, 'layouts/partials')])
    await mkdir(folder, { recursive: true });
  for (const name of await readdir(join(root, 'pages/generated'))) {
    const text = await readFile(join(root, 'pages/generated', name), 'utf8');
    await writeFile(join(content, name.replace(/yaml$/, 'md')), `---\n${text}---\n`);
  }
  // As JSON: not every reader of YAML takes all that the format allows.
  const facts: unknown = parse(await readFile(join(root, 'site.config.yaml'), 'utf8'));
  await writeFile(join(to, 'data/site.json'), JSON.stringify(facts));
  const files = {
    'config.yaml': config,
    'layouts/_default/single.html': page,
    'layouts/partials/header.html': header,
    'layouts/partials/footer.html': footer,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(to, path), text);
}
