import type { SiteConfig } from '../../schemas/site';
import { namesRead } from '../model/words/names-in';
import { closest } from '../reading/closest';
import type { Report } from '../reading/report';

/** Reports names that a language has for what the configuration has under no such name. */
export function checkNames(config: SiteConfig, report: Report): void {
  const known = namesRead(config);
  for (const [language, { names }] of Object.entries(config.languages)) {
    for (const name of Object.keys(names)) {
      if (known.includes(name)) continue;
      const near = closest(name, known);
      report.error(['languages', language, 'names', name], {
        code: 'name/unknown',
        found: `nothing in site.config.yaml is called "${name}"`,
        wants: `name ${name}`,
        fix: near
          ? `write "${near}" before the colon`
          : 'write before the colon what it is called in the language of the site, such as the name of an office',
      });
    }
  }
}
