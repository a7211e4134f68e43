import { lengths } from '../../schemas/lengths';

/** The text of `<title>`: the page's title, followed by the short name of the business where that fits and isn't in it. */
export function documentTitle(title: string, shortName: string): string {
  const full = `${title} | ${shortName}`;
  const named = title.toLowerCase().includes(shortName.toLowerCase());
  return named || full.length > lengths.title.most ? title : full;
}
