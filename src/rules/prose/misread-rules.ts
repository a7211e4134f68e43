import { cut } from '../../reading/parsing/source-line';
import type { TextRule } from '../rule';

/** What letters become that are saved as UTF-8 and read as Windows-1252; half of an emoji is no sign at all. */
const misread =
  /\u00e2[\u20ac\u0080].?|\u00c3[\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]|\u00c2[\u00a0-\u00bf]|\u00ef\u00bb\u00bf|\ufffd|\p{Cs}/u;

/** The signs of Windows-1252 from 128 on, where other signs stand in Unicode. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What signs were that were saved as UTF-8 and read as Windows-1252; undefined where they were not. */
function readRightly(signs: string): string | undefined {
  const bytes = [...signs].map((sign) => {
    const at = windowsSigns.indexOf(sign);
    return at >= 0 ? 128 + at : (sign.codePointAt(0) ?? 256);
  });
  if (bytes.some((byte) => byte > 255)) return undefined;
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  return read.includes('\ufffd') || read.includes('\ufeff') ? undefined : read;
}

/** Letters that were lost on the way. */
export const misreadRules: readonly TextRule[] = [
  {
    code: 'prose/wrong-letters',
    severity: 'error',
    instead: ['prose/hidden-sign'],
    why: 'These signs come of a text that was saved in one encoding and read in another.',
    sign: /[\u00c2\u00c3\u00e2\u00ef\ufffd\ud800-\udfff]/,
    find({ written, kind }) {
      const needle = misread.exec(written)?.[0];
      if (needle === undefined) return [];
      // Letters that were typed anew stand right beside those that were read wrongly.
      const whole = kind === 'markdown' ? undefined : readRightly(written);
      const meant = whole ?? readRightly(needle);
      return [
        {
          found: `"${needle}" is a sign that was read wrongly`,
          fix: meant === undefined ? 'type the sign anew, and save the file as UTF-8' : `write ${cut(meant, 60)}`,
          wants: 'letters',
          ...(whole === undefined && { at: { needle } }),
          ...(meant !== undefined && { change: { to: meant } }),
        },
      ];
    },
  },
];
