/*
 * Words that are spelled one way in the United States and another in the other countries that speak English. Those that
 * both countries write in both ways, or that are another word in one of them, are not in it: gray, meter, license, -ize.
 */
const pairs = `
color colour; colors colours; colored coloured; coloring colouring; colorful colourful; favorite favourite; favorites
favourites; favor favour; labor labour; neighbor neighbour; neighbors neighbours; neighboring neighbouring; neighborhood
neighbourhood; neighborhoods neighbourhoods; honor honour; honored honoured; odor odour; odors odours; vapor vapour;
behavior behaviour; harbor harbour; humor humour; rumor rumour; savor savour; armor armour; center centre; centers centres;
fiber fibre; fibers fibres; liter litre; liters litres; aluminum aluminium; mold mould; molds moulds; moldy mouldy; molding
moulding; moldings mouldings; defense defence; theater theatre; jewelry jewellery; modeling modelling; traveler traveller; travelers travellers; paneling panelling; paneled panelled; jeweler jeweller; traveled travelled; traveling travelling; labeled labelled; labeling labelling; leveling
levelling; leveled levelled; skillful skilful; fulfill fulfil; plow plough`;

/** How other countries than the United States spell words, by how the United States do. */
const british: ReadonlyMap<string, string> = new Map(
  pairs.split(';').map((pair) => {
    const [american = '', other = ''] = pair.trim().split(/\s+/);
    return [american, other];
  }),
);

/** Words in -ise, which other countries write so as well as with z, and the United States with z alone. */
const inIse =
  'organise recognise specialise customise realise minimise maximise apologise modernise summarise prioritise finalise utilise'
    .split(' ')
    .flatMap((word) => ['', 'd', 's'].map((end) => `${word}${end}`).concat(`${word.slice(0, -1)}ing`));

const american: ReadonlyMap<string, string> = new Map([
  ...[...british].map(([one, other]) => [other, one] as const),
  ...inIse.map((word) => [word, word.replace(/is(?=e[ds]?$|ing$)/, 'iz')] as const),
]);

const none: ReadonlyMap<string, string> = new Map();

/** The countries that spell as Britain does; Canada takes some of each. */
const asBritain = new Set(['GB', 'IE', 'AU', 'NZ']);

/** The words that people of a locale spell otherwise, each with how they do. */
export function foreignSpellings(locale: string): ReadonlyMap<string, string> {
  const [language, country = 'US'] = locale.split('-');
  if (language !== 'en') return none;
  return country === 'US' ? american : asBritain.has(country) ? british : none;
}

/** Every word that is spelled in two ways. */
export const spelledTwice: readonly string[] = [...british.keys(), ...american.keys()];
