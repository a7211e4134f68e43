/** The faces of a style sheet: each family with the address of its file. */
const faces = /@font-face\{font-family:"?([^;"]+)"?;src:url\(([^)]+)\)/g;

/**
 * Takes fonts that are not served where the studio stands from the site's own place, by `bytes`; `styles` gives the sheet that
 * names them.
 */
export function watchFonts(styles: () => string, bytes: (address: string) => Promise<ArrayBuffer | undefined>): void {
  const asked = new Set<string>();
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    for (const { family, weight, stretch } of fontfaces) {
      const own = family.replace(/^"|"$/g, '');
      const address = [...styles().matchAll(faces)].find(([, name]) => name === own)?.[2];
      if (address === undefined || asked.has(address)) continue;
      asked.add(address);
      void bytes(address).then((found) => {
        if (found) document.fonts.add(new FontFace(own, found, { weight, stretch }));
      });
    }
  });
}
