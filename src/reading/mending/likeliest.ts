import { applied } from '../edit';
import { barredRows } from './barred-rows';
import { closedEarly } from './closed-early';
import { colonSigns, colonSpaces, colons } from './colons';
import { commentedField } from './commented-field';
import { closed, opened, quotedPart, strayBracket, unopened } from './flow';
import { spaced, unclosedFields } from './flow-gaps';
import {
  afterBracket,
  bareSwitches,
  commaAtEnd,
  decimalCommas,
  doubledBraces,
  doubledCommas,
  otherBrackets,
  partedLists,
} from './flow-signs';
import { oddLeads, reindented, reindentedPassage, underEmptyName } from './indentation';
import { dashedFields, undashedFields } from './item-fields';
import { lostHead } from './lost-head';
import { lostOwner } from './lost-owner';
import { markedField } from './marked-fields';
import { markers } from './markers';
import { itemsForNames, typeAsName, undashed } from './named-items';
import { namelessPart } from './nameless-part';
import { lostMerge, repeatedHeader, repeatedLine } from './needless-lines';
import { continued, gluedItem, joinedFields, questionAndAnswer, slidValue } from './parted-lines';
import { pastedAddress, pastedMarkup } from './pasted-markup';
import { pastedAtMargin } from './pasted-passage';
import { quotedLines, quotedText, strayStart } from './quoting';
import { rereadFields } from './reread-fields';
import { beside, missingDash, oddGap, quotedName, strayBar, strayDash } from './separators';
import type { Slip, Suspect, Suspicion } from './slip';
import {
  comments,
  dividers,
  fences,
  quotedLine,
  strayLine,
  trailing,
  withoutBraces,
  withoutSections,
  wrappedFile,
} from './stray-lines';
import { blockHeaders } from './text-headers';
import { undashedLink } from './undashed-link';
import { valueOverFields } from './value-over-fields';
import type { Verdict } from './verdict';
import { wideSigns } from './wide-signs';

/** All suspicions, those with the plainest marks first. */
const suspicions: readonly Suspicion[] = [
  oddLeads,
  oddGap,
  lostMerge,
  quotedName,
  wideSigns,
  markedField,
  wrappedFile,
  comments,
  blockHeaders,
  commentedField,
  barredRows,
  quotedLine,
  fences,
  dividers,
  withoutSections,
  trailing,
  doubledBraces,
  closedEarly,
  strayBracket,
  otherBrackets,
  doubledCommas,
  partedLists,
  afterBracket,
  decimalCommas,
  spaced,
  unclosedFields,
  commaAtEnd,
  bareSwitches,
  namelessPart,
  pastedAddress,
  quotedPart,
  closed,
  colonSpaces,
  colonSigns,
  beside,
  strayBar,
  withoutBraces,
  unopened,
  slidValue,
  gluedItem,
  joinedFields,
  questionAndAnswer,
  quotedText,
  strayStart,
  pastedMarkup,
  typeAsName,
  itemsForNames,
  quotedLines,
  opened,
  markers,
  undashedLink,
  undashed,
  undashedFields,
  dashedFields,
  underEmptyName,
  pastedAtMargin,
  reindented,
  reindentedPassage,
  repeatedLine,
  repeatedHeader,
  lostHead,
  rereadFields,
  valueOverFields,
  missingDash,
  strayDash,
  colons,
  continued,
  lostOwner,
];

interface Guess {
  slip: Slip;
  verdict: Verdict;
}

/** The change that mends most of what is wrong with a text, among the slips that its suspect lines look like. */
export function likeliest(
  text: string,
  now: Verdict,
  suspects: readonly Suspect[],
  judge: (text: string) => Verdict,
): Slip | undefined {
  const best = bestOf(text, now, suspects, judge, suspicions);
  if (!now.broken || best?.verdict.sound) return best?.slip;
  const last = bestOf(text, now, suspects, judge, [strayLine]);
  // Of a file that was cut off nothing else can be said.
  if (last?.slip.alone && !last.verdict.broken) return last.slip;
  // A line that is left out hides what is wrong with it: only where all is right then, or nothing else helps.
  const helps =
    last &&
    !(best && isItemInPlace(best.slip)) &&
    isBetter(last.verdict, best?.verdict ?? now) &&
    (!best || best.verdict.broken || last.verdict.sound);
  return (helps ? last : best)?.slip;
}

function bestOf(
  text: string,
  now: Verdict,
  suspects: readonly Suspect[],
  judge: (text: string) => Verdict,
  among: readonly Suspicion[],
): Guess | undefined {
  const guesses: Guess[] = [];
  // A guess costs what reading the text costs; of a long one fewer are made.
  let left = Math.max(10, Math.min(500, Math.floor(3_000_000 / text.length)));
  for (const suspicion of among) {
    const own: Guess[] = [];
    for (const slip of suspects.flatMap((suspect) => suspicion(suspect)).slice(0, left))
      own.push({ slip, verdict: judge(applied(text, slip.edits)) });
    const sound = own.filter(({ verdict }) => verdict.sound);
    const [first] = sound;
    const saying = new Set(sound.map(({ verdict }) => JSON.stringify(verdict.value)));
    if (first) return saying.size > 1 ? { ...first, slip: { ...first.slip, unsure: true } } : first;
    guesses.push(...own);
    left -= own.length;
    if (left === 0) break;
  }
  return leastWrong(guesses, now);
}

/** Of guesses after each of which something is wrong, the first of those after which the least is. */
function leastWrong(guesses: readonly Guess[], now: Verdict): Guess | undefined {
  let best: Guess | undefined;
  for (const guess of guesses) {
    const { slip, verdict } = guess;
    if (
      isPure(verdict, now) &&
      !isTraded(slip, verdict, now) &&
      !isInvented(slip, verdict) &&
      isBetter(verdict, best?.verdict ?? now)
    )
      best = guess;
  }
  return best;
}

/** Readable is better than not; then the later the parser stumbles, or the less does not fit. */
function isBetter(verdict: Verdict, than: Verdict): boolean {
  if (verdict.broken !== than.broken) return than.broken;
  return verdict.broken ? verdict.left < than.left : verdict.misfits.length < than.misfits.length;
}

/** A line that only lacks its dash is kept, whatever is wrong in it besides. */
const isItemInPlace = ({ code, edits: [edit] }: Slip): boolean =>
  code === 'yaml/no-dash' && edit !== undefined && edit.text.length - 2 === edit.end - edit.start;

/** Two items made one take what one lacks from the other: worth it only where more than that is right then. */
const isTraded = ({ code }: Slip, verdict: Verdict, now: Verdict): boolean =>
  code === 'yaml/stray-item' && !now.broken && verdict.misfits.length + 1 >= now.misfits.length;

/** A name that somebody may have lost, and a switch that may be another word, are found by trying: only where all is right with it. */
const isInvented = (slip: Slip, verdict: Verdict): boolean => {
  const {
    code,
    name,
    edits: [edit],
  } = slip;
  return (
    (code === 'yaml/no-name' && edit?.text.endsWith(':\n') === true) ||
    (name !== undefined && verdict.misfits.some((path) => path.endsWith(`.${name}`)))
  );
};

/** True where a change takes mistakes away and brings no new ones; what cannot be read has more to it than can be seen. */
const isPure = (verdict: Verdict, now: Verdict): boolean =>
  now.broken || verdict.misfits.every((misfit) => now.misfits.includes(misfit));
