/** Words that say nothing of what a page is about: small ones, and what people do with a page or have done. */
const general = new Set(
  (
    'the and for with from our your all any about into more of in on at to by us a an is how what why new ' +
    'see view compare plan build get find explore learn read check start book browse meet visit choose pick help show look ' +
    'page overview service work job option guide detail question ' +
    'el la los las un una de del al en y con para por su sus nuestro nuestra ver más ' +
    'der die das ein eine und für mit von zu im in zum zur unser unsere ' +
    'le les du des et pour avec par sur notre nos votre vos voir'
  ).split(' '),
);

/** A word without what makes a plural, an activity or a person of it: "floors" and "flooring" are one. */
const stemOf = (word: string): string => {
  const single = word.length > 4 ? word.replace(/s$/, '') : word;
  const bare = single.replace(/(?:ing|er|or|ed)$/, '');
  return bare.length > 3 ? bare : single;
};

const isTelling = (word: string): boolean => !general.has(word) && !general.has(stemOf(word));

/** What the words of a name are about, each once. */
export const stemsIn = (name: string): Set<string> =>
  new Set((name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(isTelling).map(stemOf));

/** The same as one text, in whatever order they stand; empty where all are general. */
export const stemKey = (name: string): string => [...stemsIn(name)].sort().join(' ');
