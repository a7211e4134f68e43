import type { Host } from '../../schemas/site/host-names';
import { waitingScript } from '../../src/layout/waiting-script';
import { speculationRules } from '../../src/loader/speculation-rules';
import type { Site } from '../../src/model/site';
import { inlineScript } from '../../src/pages/document';
import { fillTemplate } from '../../src/pages/document-template';
import type { ContentRoot } from '../content-root';
import { hostFiles, takesPolicyByPath } from '../hosts';
import { headerRules } from '../hosts/headers';
import type { HostOutput } from '../hosts/host';
import { headerRulesUrl } from '../serving/served-site';
import { studioHeader } from '../studio-files/studio-policy';
import { contentPolicy } from './content-policy';
import { hostInput, siteFiles } from './site-files';

/** What stands beside the pages: the site's own files, the host's, and the headers of both for the preview server. */
export async function hosting(
  site: Site,
  { inventory, template }: ContentRoot,
  { root, firstPaint, host }: { root: string; firstPaint: string; host: Host },
): Promise<HostOutput> {
  const files = siteFiles(site, inventory, root);
  const html = files.flatMap((file) =>
    'content' in file && file.path.endsWith('.html') ? [String(file.content)] : [],
  );
  const scripts = {
    head: inlineScript(firstPaint) + inlineScript(speculationRules),
    root: inlineScript(waitingScript),
  };
  const frame = fillTemplate(template, { html: '', ...scripts });
  const { studio: hasStudio } = site.config;
  const isApart = takesPolicyByPath[host];
  const input = hostInput(site, inventory, {
    policy: contentPolicy(site, [frame, ...html], hasStudio && !isApart),
    ...(hasStudio && isApart && { studioPolicy: studioHeader }),
  });
  const hosted = hostFiles[host](input);
  // Loaded where there is one: it brings the bundler.
  const studio = hasStudio ? await (await import('../studio-files/studio-output')).studioOnSite(root) : [];
  const headers = { path: headerRulesUrl.slice(1), content: JSON.stringify(headerRules(input)) };
  return { ...hosted, files: [...files, headers, ...studio, ...hosted.files] };
}
