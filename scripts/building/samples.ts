import type { Site } from '../../src/model/site';

function samplePaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [path || 'the file'] : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    samplePaths(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return [...own, ...below];
}

/** The launch checklist: every place that still holds sample content, as `file  path`. */
export function sampleContent(site: Site): string[] {
  const { pages, config } = site;
  return [
    ...samplePaths(config, '').map((path) => `site.config.yaml  ${path}`),
    ...pages.flatMap((page) => samplePaths(page.sections, 'sections').map((path) => `${page.file}  ${path}`)),
  ];
}
