import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Host } from '../../../schemas/site/host-names';
import { queryRedirect, redirect } from '../../../schemas/site/redirect';
import { hostInput } from '../../../scripts/building/site-files';
import { openRoot } from '../../../scripts/content-root';
import { engineRoot } from '../../../scripts/engine-root.mjs';
import { hostFiles, takesPolicyByPath } from '../../../scripts/hosts';
import { type HeaderRule, headerRules } from '../../../scripts/hosts/headers';
import type { HostInput } from '../../../scripts/hosts/host';
import type { OutputFile } from '../../../scripts/output/output-file';
import { headerRulesUrl } from '../../../scripts/serving/served-site';
import { studioHeader } from '../../../scripts/studio-files/studio-policy';
import { siteDataUrl } from '../../../src/client/data-url';
import type { ProbedSite } from './engine';
import { fileForms, numberedPages, writtenForms } from './table';

/** The built site, as every host is given it. */
export const dist = join(engineRoot, 'dist');

/** The first site as hosts are told of it, with old addresses in forms that it has none of, and with the studio. */
export async function probedInput(): Promise<HostInput> {
  const { content, inventory } = await openRoot(engineRoot);
  const site = content.site();
  if (!site) throw new Error('The site has mistakes: npm run check');
  const rules: HeaderRule[] = JSON.parse(readFileSync(join(dist, headerRulesUrl), 'utf8'));
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
  const input = hostInput({ ...site, config: { ...site.config, studio: true } }, inventory, {
    policy,
    studioPolicy: studioHeader,
  });
  return {
    ...input,
    redirects: [...input.redirects, ...[...writtenForms, ...fileForms].map((rule) => redirect.parse(rule))],
    queryRedirects: [...numberedPages.map((rule) => queryRedirect.parse(rule)), ...input.queryRedirects],
  };
}

/** As the studio stands on a site: its document where pages do, all else below it. */
const studioFiles: readonly OutputFile[] = [
  { path: 'studio.html', content: '<!doctype html><title>Studio</title>' },
  { path: 'studio/frame.html', content: '<!doctype html><title>Page</title>' },
];

/** A copy of the built site with the files of a host. */
export function siteFor(host: Host, input: HostInput): ProbedSite & { remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
  cpSync(dist, folder, {
    recursive: true,
    filter: (source) => !['_redirects', '_headers', 'pictures'].includes(basename(source)),
  });
  const facts = join(folder, siteDataUrl);
  const { redirects, queryRedirects } = input;
  writeFileSync(facts, JSON.stringify({ ...JSON.parse(readFileSync(facts, 'utf8')), redirects, queryRedirects }));
  const told = takesPolicyByPath[host] ? input : { ...input, studioPolicy: undefined };
  // As the preview server is told of them.
  const headers = { path: headerRulesUrl.slice(1), content: JSON.stringify(headerRules(told)) };
  for (const file of [...studioFiles, headers, ...hostFiles[host](told).files]) {
    if (!('content' in file)) continue;
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.content);
  }
  return { folder, input, remove: () => rmSync(folder, { recursive: true }) };
}
