/**
 * Lets a browser that can fetch a page ahead of a tap do so, when a pointer rests on a link to it or a finger touches it
 * (HTML, Speculation rules); with Save-Data on, none does. Not what has an act of its own, is kept as a file or opens
 * elsewhere.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { selector_matches: 'a:not([data-act],[download],[target])' }],
      },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
