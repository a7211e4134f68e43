/** The icon of a way to write to somebody, by where it leads: the mail program, a chat, or a page. */
export const wayIcon = (href: string): string =>
  href.startsWith('mailto:') ? 'mail' : href.startsWith('https://wa.me/') ? 'brand-whatsapp' : 'message';
