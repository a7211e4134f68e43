import { escapeHtml } from '../head/escape-markup';
import type { Site } from '../model/site';
import { dial } from '../resolving/phones';
import { officeOf } from '../resolving/templates/common-sections';
import { fillTokens } from '../resolving/tokens';
import { themeCss } from '../styles/theme-css';

/** Scripts, whose braces are code, or a token, in the address of a call with what makes it one. */
const scriptOrToken = /<script\b[\s\S]*?<\/script>|(?:\btel:)?\{[A-Za-z]+(?::[a-z0-9-]+)?\}/gi;
const call = 'tel:';

/**
 * An HTML file of `public/` with the tokens of the site's texts filled in, such as `{phone}`, and `{theme}` as the style
 * sheet of its fonts and colors, so that a page made by hand says what the site says. `tel:{phone}` becomes an address that
 * every phone dials (RFC 3966: no spaces). What is in scripts, and other braces, stay as they are.
 */
export function fillPublicHtml(html: string, { config, year }: Site): string {
  const office = officeOf(config, undefined);
  return html.replace(scriptOrToken, (written) => {
    if (written.startsWith('<')) return written;
    if (written === '{theme}') return themeCss(config.theme);
    const calls = written.startsWith(call);
    const text = calls ? written.slice(call.length) : written;
    const { value, issues } = fillTokens(text, { config, office, city: office.city, year });
    return issues.length > 0 ? written : escapeHtml(calls ? dial(value, config) : value);
  });
}
