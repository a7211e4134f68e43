/** The name of a place without what follows a comma, in small letters: "springfield" of "Springfield, IL". */
export const placeName = (city: string): string => city.split(',')[0]?.trim().toLowerCase() ?? '';

/** The words of a place's name that a text may say alone: a page about "Springfield area" says "Springfield". */
export const saysPlace = (text: string, city: string): boolean => {
  const words = placeName(city)
    .split(/\s+/)
    .filter((word) => word.length > 3);
  const said = text.toLowerCase();
  return said.includes(placeName(city)) || words.some((word) => said.includes(word));
};
