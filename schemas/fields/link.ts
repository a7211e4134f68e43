import { z } from 'zod';
import { text } from './text';

/**
 * Where a link leads: `/a-page`, `/a-page#part`, `#part`, `https://…`, `mailto:…`, or a name from the site's
 * configuration: `call` (this page's office), `call:<office id>`, `call:emergency`, `sms` and `whatsapp` with the same, `email`, `link:<name>`.
 */
export const anyLink = (description: string) => z.string().trim().min(1).meta({ kind: 'link', description });

/** A page of the site itself. */
export const ownPage = (description: string) =>
  z
    .string()
    .regex(/^\/(?!\/)/, 'a page of this site, which begins with "/"')
    .meta({ kind: 'link', description });

/** An address outside of the site, of a kind that a page may lead to. */
export const outsideAddress = z.url({
  protocol: /^(?:https?|mailto|tel|sms)$/,
  // A second beginning is read as the name of a host.
  hostname: /^(?!https?$)/,
  error: 'a full address that begins with https:, mailto:, tel: or sms:',
});

/** A labelled link. */
export const action = z
  .strictObject({
    label: text('What the link says, beginning with a verb: "Ask for a visit".'),
    href: anyLink('Where it leads: a page such as /contact, a web address, or call, call:emergency, email.'),
  })
  .meta({ description: 'A link with its words.' });
export type Action = z.infer<typeof action>;

/** One or two buttons: the first is the page's main action, the second a quiet one. */
export const actions = z
  .array(action)
  .max(3)
  .default([])
  .meta({ description: 'Up to three buttons, the most important first.' });
