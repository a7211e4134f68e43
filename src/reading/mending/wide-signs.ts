import { cut } from '../parsing/source-line';
import { bodyOf, type Suspicion } from './slip';

const wide = /[：｛｝［］＂，＝]/;

/** Signs as wide as the letters of East Asian keyboards, where those of YAML belong. */
export const wideSigns: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const sign = wide.exec(body);
  if (
    !sign ||
    /^(?:- +)*[\w-]+：[^：｛｝［］＂，＝]*$/.test(body) ||
    !/^(?:- +)*[\w-]+\s*[:：]|^(?:- +)*[｛［]/.test(body)
  )
    return [];
  const text = body
    .replace(/[：｛｝［］＂，＝]/g, (each) => each.normalize('NFKC'))
    .replace(/([:,])(?=[^\s/\d])/g, '$1 ');
  return [
    {
      code: 'yaml/odd-start',
      at: { offset: offset + sign.index },
      found: `"${sign[0]}" is wider than the sign that belongs here`,
      fix: `write  ${cut(text, 100)}`,
      edits: [{ start: offset, end: offset + body.length, text }],
      ...(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(body) && { unsure: true }),
    },
  ];
};
