import { symbols } from '../layout/sprite';
import { byText } from '../model/order';

/** Stands for the icons until the markup tells which they are. */
export const unknownIcons = { '': '' };

/** The drawings of icons by name. Throws where there is no icon of a name. */
export function pageIcons(names: ReadonlySet<string>, icons: ReadonlyMap<string, string>): Record<string, string> {
  const entries = [...names].sort(byText).map((name) => {
    const markup = icons.get(name);
    if (markup === undefined) throw new Error(`"${name}" is not an icon: see tabler.io/icons for their names`);
    return [name, markup] as const;
  });
  return Object.fromEntries(entries);
}

/** Markup with the drawings of its icons in their place. */
export const withIcons = (html: string, icons: Readonly<Record<string, string>>): string =>
  html.replace(symbols(unknownIcons), () => symbols(icons));
