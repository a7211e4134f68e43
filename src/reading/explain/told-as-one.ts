import { valueAt } from '../../model/values';
import type { Issue } from '../issue';
import { inline } from '../mending/inline';
import { saysTheSame } from '../mending/same';
import type { Parsed } from '../parsed';
import { cut } from '../parsing/source-line';
import { formatPath, type Path } from '../position';
import { asWritten, type Move, rewritten } from './moves';
import { either } from './show';

interface Told {
  parsed: Parsed;
  root: unknown;
  moves: readonly Move[];
}

const isSame = (one: Path | undefined, other: Path): boolean =>
  one !== undefined && formatPath(one) === formatPath(other);

/** The names and the values of a document that are wrong, each slip of the hand as one. */
export function toldAsOne(names: readonly Issue[], values: readonly Issue[], context: Told): Issue[] {
  const rest = [...values];
  const whole = names.map((issue) => {
    const place = issue.change && context.moves.find(({ from }) => isSame(issue.at?.path, from))?.to;
    const index = place ? rest.findIndex(({ at }) => isSame(at?.path, place)) : -1;
    const [value] = index < 0 ? [] : rest.splice(index, 1);
    return place && value ? withItsValue(issue, value, place, context) : issue;
  });
  return [
    ...namesOfOne(whole, context),
    ...valuesOnOneLine(valuesOfOne(withoutTwins(rest, context), context), context),
  ];
}

/** Values side by side on a line that are wrong in the same way: `{ control: 6px, picture: 10px }`. */
function valuesOnOneLine(issues: readonly Issue[], { parsed, moves }: Told): Issue[] {
  const lineOf = ({ at, change }: Issue): number | undefined =>
    change && typeof at?.path?.at(-1) === 'string' ? parsed.at(asWritten(at.path, moves)).line : undefined;
  const isTwin = (one: Issue, other: Issue): boolean =>
    one.code === other.code &&
    lineOf(one) === lineOf(other) &&
    isSame(one.at?.path?.slice(0, -1), (other.at?.path ?? []).slice(0, -1));
  return issues.flatMap((issue) => {
    const group = lineOf(issue) === undefined ? [] : issues.filter((other) => isTwin(other, issue));
    if (group.length < 2) return [issue];
    if (group[0] !== issue) return [];
    const { change: _, ...told } = issue;
    return [
      {
        ...told,
        found: group.map(({ found }) => found).join(', and '),
        fix: `write  ${group.map(({ at, change }) => `${at?.path?.at(-1)}: ${inline(change?.to)}`).join(', ')}`,
        edits: group.flatMap(
          ({ at, change }) => parsed.edits({ path: asWritten(at?.path ?? [], moves) }, change?.to) ?? [],
        ),
        ...(group.some(({ unsure }) => unsure) && { unsure: true }),
      },
    ];
  });
}

/** Of values that the same edits mend only the first is told, and none that the edits of another put right. */
function withoutTwins(issues: readonly Issue[], { parsed, moves }: Told): Issue[] {
  const lineOf = ({ at }: Issue): number => parsed.at(asWritten(at?.path ?? [], moves)).line;
  const firsts = issues.filter(
    (issue) =>
      !issue.edits ||
      issues.filter(({ edits }) => saysTheSame(edits, issue.edits)).sort((a, b) => lineOf(a) - lineOf(b))[0] === issue,
  );
  const elsewhere = firsts.flatMap(({ edits = [] }) => edits.slice(1).map(({ start }) => parsed.position(start)));
  if (elsewhere.length === 0) return firsts;
  return firsts.filter(({ at, edits = [] }) => {
    const own = parsed.at(asWritten(at?.path ?? [], moves));
    return edits.length > 1 || !elsewhere.some((place) => saysTheSame(place, own));
  });
}

/** A wrong name in front of a value that does not fit its field either: `canonical_url: https://…`. */
function withItsValue(issue: Issue, value: Issue, place: Path, context: Told): Issue {
  const { change: _, ...told } = issue;
  if (!value.change) return { ...issue, fix: `${issue.fix}; ${value.fix}` };
  const [name, to] = [String(place.at(-1)), value.change.to];
  const edits = rewritten({ from: issue.at?.path ?? [], name, value: to }, { ...context, moves: [] });
  return {
    ...told,
    fix: `write  ${name}: ${cut(inline(to), 80)}`,
    ...(edits && { edits }),
    ...((issue.unsure || value.unsure) && { unsure: true }),
  };
}

/** Names of one thing, side by side on a line, of which each stands for another: `lat` and `lng`. */
function namesOfOne(issues: readonly Issue[], { parsed }: Told): Issue[] {
  const lineOf = ({ at }: Issue): number => parsed.at(at?.mark?.path ?? [], 'key').line;
  const isRenamed = ({ code, change, at }: Issue): boolean =>
    code === 'field/unknown' && typeof change?.to === 'string' && at?.mark?.part === 'key';
  // The names of one item stand on one line, or on lines one below the other.
  const isNear = (one: Issue, other: Issue, owner: Path): boolean =>
    Math.abs(lineOf(one) - lineOf(other)) <= (owner.length > 2 && typeof owner.at(-1) === 'number' ? 1 : 0);
  return issues.flatMap((issue) => {
    const owner = (issue.at?.path ?? []).slice(0, -1);
    const group = isRenamed(issue)
      ? issues.filter(
          (other) => isRenamed(other) && isSame(other.at?.path?.slice(0, -1), owner) && isNear(other, issue, owner),
        )
      : [];
    if (group.length < 2) return [issue];
    if (group[0] !== issue) return [];
    const { change: _, ...told } = issue;
    return [
      {
        ...told,
        found: `${inWords(group.map(({ at }) => String(at?.path?.at(-1))))} are not fields of ${issue.of ?? 'it'}`,
        fix: `write ${inWords(group.map(({ change }) => String(change?.to)))}`,
        edits: group.flatMap(({ at, change }) => parsed.edits(at ?? {}, change?.to) ?? []),
        ...(group.some(({ unsure }) => unsure) && { unsure: true }),
      },
    ];
  });
}

/** Items of one list that are wrong in the same way, each with what was meant: `[Mon, Tue, Wed]`. */
function valuesOfOne(issues: readonly Issue[], { parsed, root, moves }: Told): Issue[] {
  const listOf = ({ code, at, change }: Issue): Path | undefined => {
    const path = at?.path ?? [];
    const isItem = change && typeof path.at(-1) === 'number' && typeof path.at(-2) === 'string';
    return isItem && /^value\/(?:not-allowed|kind|format)$/.test(code) ? path.slice(0, -1) : undefined;
  };
  return issues.flatMap((issue) => {
    const path = listOf(issue);
    const list = valueAt(root, path ?? []);
    const group = path ? issues.filter((other) => other.code === issue.code && isSame(listOf(other), path)) : [];
    if (!path || group.length < 2 || !Array.isArray(list)) return [issue];
    if (group[0] !== issue) return [];
    const meant = list.map((item, index) => group.find(({ at }) => at?.path?.at(-1) === index)?.change?.to ?? item);
    const { change: _, ...told } = issue;
    const words = inWords(group.map(({ at }) => String(list[Number(at?.path?.at(-1))])));
    return [
      {
        ...told,
        found: `${words} ${issue.code === 'value/not-allowed' ? `are not allowed for ${path.at(-1)}` : `are not what ${path.at(-1)} takes`}`,
        fix: `write ${cut(inline(meant), 100)}`,
        edits: group.flatMap(
          ({ at, change }) => parsed.edits({ path: asWritten(at?.path ?? [], moves) }, change?.to) ?? [],
        ),
        ...(group.some(({ unsure }) => unsure) && { unsure: true }),
      },
    ];
  });
}

const inWords = (words: readonly string[]): string =>
  either(words.map((word) => `"${word}"`)).replace(/ or (?=[^ ]*$|"[^"]*"$)/, ' and ');
