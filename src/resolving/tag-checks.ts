import type { SiteConfig } from '../../schemas/site';
import type { SiteTag } from '../../schemas/site/tags';
import { asksConsent } from '../model/loaded-tags';
import type { Report } from '../reading/report';

/** What makes two tags the same one. */
function nameOf(tag: SiteTag): string {
  if (tag.type === 'verification') return `the sign for ${tag.service}`;
  return 'id' in tag ? tag.id : tag.src;
}

/** Reports tags that are there twice, and a question that nothing asks. */
export function checkTags(config: SiteConfig, report: Report): void {
  const { tags, consent } = config;
  const names = tags.map(nameOf);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    report.error(['tags', index], {
      code: 'tag/double',
      found: `${name} is there twice`,
      fix: 'remove one of the two',
    });
  }
  if (consent && !asksConsent(config)) {
    report.error(['consent'], {
      code: 'tag/no-question',
      found: 'no tag is loaded only after asking, so nobody is asked',
      fix: 'write consent: true in the tag that is to wait for an answer, or remove consent',
      at: { path: [], mark: { path: [], part: 'key' } },
    });
  }
}
