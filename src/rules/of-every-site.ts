/** What every site has one of, and calls by one word: pages of law, of thanks, and those that help on the way. */
const ofEverySite =
  /^(?:impressum|imprint|datenschutz\p{L}*|privacy|terms|legal|disclaimer|cookies?|agb|widerruf\p{L}*|accessibility|barrierefreiheit|accesibilidad|accessibilité|privacidad|confidentialité|cgv|cgu|thanks|danke|gracias|merci|search|suche|buscar|recherche|sitemap|404)$/iu;

/** True for the title, or the address, of a page that every site has one of. */
export const isOfEverySite = (name: string): boolean =>
  ofEverySite.test((name.split('/').at(-1) ?? '').replace(/-(?:policy|of-use|of-service|conditions|notice|you)$/, ''));
