/** A slip of the hand in a text: what is written instead, or nothing where there is no place for it. */
type Slip = (text: string, next: () => number) => string | undefined;

/** One of the places where a pattern fits, written otherwise. */
const at =
  (pattern: RegExp, write: (found: RegExpExecArray, next: () => number) => string): Slip =>
  (text, next) => {
    const places = [...text.matchAll(pattern)];
    const place = places[next() % Math.max(1, places.length)];
    if (!place) return undefined;
    const now = write(place, next);
    return now === place[0] ? undefined : text.slice(0, place.index) + now + text.slice(place.index + place[0].length);
  };

const name = /(?<=^ *(?:- )?)[a-z][a-zA-Z]{4,}(?=: |:$)/gm;

/** A letter left out, doubled, or swapped with the next. */
const typo = (word: string, next: () => number): string => {
  const place = 1 + (next() % (word.length - 2));
  const [a = '', b = ''] = [word[place], word[place + 1]];
  const ways = [b, a + a + b, b + a];
  return word.slice(0, place) + (ways[next() % 3] ?? '') + word.slice(place + 2);
};

/** Slips that can be meant in one way only, by their name. */
const slips: Readonly<Record<string, Slip>> = {
  'a name misspelled': at(name, ([word], next) => typo(word, next)),
  'a name in capitals': at(name, ([word]) => word.toUpperCase()),
  'a block misspelled': at(/(?<=^ *- type: )[a-z-]{5,}$/gm, ([word], next) => typo(word, next)),
  'no space after a colon': at(/(?<=^ *(?:- )?[a-z][a-zA-Z]+): (?=[A-Za-z])/gm, () => ':'),
  'an equals sign for a colon': at(/(?<=^ *[a-z][a-zA-Z]+): (?=[A-Za-z])/gm, () => ' = '),
  'a fixed space after a colon': at(/(?<=^ *(?:- )?[a-z][a-zA-Z]+): (?=[A-Za-z])/gm, () => ':\u00a0'),
  'tabs for spaces': at(/^ {2,}(?=[a-z-])/gm, ([lead]) => '\t'.repeat(lead.length / 2)),
  'fixed spaces for spaces': at(/^ {2,}(?=[a-z-])/gm, ([lead]) => '\u00a0'.repeat(lead.length)),
  'an en dash for a list': at(/(?<=^ *)- (?=[a-zA-Z])/gm, () => '– '),
  'no space after a dash': at(/(?<=^ *)- (?=[a-z]+: )/gm, () => '-'),
  'a page with an ending': at(/(?<=href: )\/[a-z][a-z/-]*/g, ([path]) => `${path}.html`),
  'a page with a slash': at(/(?<=href: )\/[a-z][a-z/-]*/g, ([path]) => `${path}/`),
  'a page in capitals': at(/(?<=href: )\/[a-z][a-z/-]*/g, ([path]) => path.toUpperCase()),
  'a picture with its folder': at(/(?<=src: )[a-z-]+\.jpg/g, ([file]) => `public/images/${file}`),
  'a picture in capitals': at(/(?<=src: )[a-z-]+\.jpg/g, ([file]) => file.toUpperCase()),
  'a comma behind': at(/(?<=^ *[a-z]+: )[A-Za-z ]+[a-z]$/gm, ([text]) => `"${text}",`),
};

/** A slip in one text of many, none where there is no place for it. */
export function slipIn<File extends { text: string }>(files: readonly File[], next: () => number) {
  const names = Object.keys(slips);
  const slip = names[next() % names.length] ?? '';
  const file = files[next() % files.length];
  const text = file && slips[slip]?.(file.text, next);
  return file && text !== undefined ? { slip, file, text } : undefined;
}
