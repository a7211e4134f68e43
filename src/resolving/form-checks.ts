import type { SiteConfig } from '../../schemas/site';
import type { NativeForm } from '../../schemas/site/forms';
import type { Host } from '../../schemas/site/host-names';
import { isNative, isPosted, sentAs, siteForms } from '../model/site-forms';
import type { Issue } from '../reading/issue';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';

/** Reports forms that cannot work as they are written. */
export function checkForms(config: SiteConfig, report: Report): void {
  for (const [name, form] of Object.entries(config.forms)) {
    const at = ['forms', name];
    for (const issue of isNative(form) ? fieldIssues(form) : []) report.error([...at, 'fields'], issue);
  }
  for (const [path, issue] of [...mailIssues(config), ...hostIssues(config, config.host)]) report.error(path, issue);
  if (config.form && Object.keys(config.forms).length > 0) {
    report.error(['form'], {
      code: 'form/old-name',
      found: 'forms stands beside form, which is its old name',
      fix: 'move it to forms, with a name and provider: embed: forms: { visit: { provider: embed, src: … } }',
      at: { path: [], mark: { path: [], part: 'key' } },
    });
  }
}

/** Answers that overwrite each other, and photos where nothing can carry them. */
function fieldIssues(form: NativeForm): Issue[] {
  const names = form.fields.map((field) => sentAs(field, form));
  const trap = isPosted(form) ? form.trap : undefined;
  return form.fields.flatMap((field, index): Issue[] => {
    const name = names[index] ?? '';
    const other = `give one of them another name, such as name: ${field.label.replace(/[?:"']/g, '')} 2`;
    return [
      ...(names.indexOf(name) < index
        ? [
            {
              code: 'form/double-field' as const,
              found: `two fields are sent as "${name}"`,
              fix: other,
              at: { path: [index] },
            },
          ]
        : []),
      ...(form.fields.findIndex(({ label }) => label === field.label) < index && names.indexOf(name) === index
        ? [
            {
              code: 'form/double-field' as const,
              found: `two fields are called "${field.label}"`,
              fix: 'give each a label of its own, which says what to fill in',
              at: { path: [index, 'label'] },
            },
          ]
        : []),
      ...(name === trap
        ? [
            {
              code: 'form/double-field' as const,
              found: `"${name}" is the field that only robots fill in`,
              fix: 'give this field a name:, or the form another trap:',
              at: { path: [index] },
            },
          ]
        : []),
      ...(field.type === 'photos' && form.provider === 'mail'
        ? [
            {
              code: 'form/no-photos' as const,
              found: 'a mail program is handed a text only, without photos',
              fix: 'remove this field, or choose provider: post',
              at: { path: [index] },
            },
          ]
        : []),
    ];
  });
}

/** Forms that a mail program sends, where nobody knows to whom. */
const mailIssues = (config: SiteConfig): [Path, Issue][] =>
  Object.entries(siteForms(config)).flatMap(([name, { provider }]): [Path, Issue][] => {
    if (provider !== 'mail' || config.business.email) return [];
    const found = 'it is sent by mail, and the site has no business.email';
    const fix = 'add business.email, or write provider: post with the endpoint of a form service';
    return [[['forms', name, 'provider'], { code: 'form/no-email', found, fix }]];
  });

/** What a host cannot do for the forms of a site, each with its place in the configuration. */
export function hostIssues(config: Pick<SiteConfig, 'form' | 'forms'>, host: Host): [Path, Issue][] {
  return Object.entries(siteForms(config)).flatMap(([name, { provider }]): [Path, Issue][] =>
    provider === 'netlify' && host !== 'netlify'
      ? [
          [
            ['forms', name, 'provider'],
            {
              code: 'form/other-host',
              found: `Netlify takes forms of its own sites only, and this one is built for ${host}`,
              fix: 'write provider: post with the endpoint of a form service, or host: netlify',
            },
          ],
        ]
      : [],
  );
}
