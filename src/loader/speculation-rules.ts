/**
 * Lets a browser that can fetch a page ahead of a tap do so, when a pointer rests on a link to it or a finger touches it
 * (HTML, Speculation rules). Not what has an act of its own, is kept as a file or opens elsewhere. As the text of the script, which
 * the content security policy knows by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: 'a[href^="/"]:not([data-act],[download],[target])' }, eagerness: 'moderate' },
  ],
});
