import type { News, ToldProblem } from './news';
import style from './notices.css?inline';

/** What an editor is told on the page itself, over whatever it shows. */
interface Notices {
  /**
   * The problems there are. Those of the page's own file are opened; others are a count that covers nothing of the page, and
   * says where the first of them is when its file was just saved.
   */
  problems(problems: readonly ToldProblem[], page: string, saved: readonly string[]): void;
  /** Says that the page is a draft. */
  draft(draft: boolean): void;
  /** Says that the page is there no more. */
  moved(page: News['gone'][number] | undefined): void;
  failed(error: unknown): void;
}

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `2 mistakes, 1 warning`. */
function summaryOf(problems: readonly ToldProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors && counted(errors, 'mistake'), warnings && counted(warnings, 'warning')].filter(Boolean).join(', ');
}

const placeOf = ({ file, line }: ToldProblem): string => `${file}, line ${line}`;

const isIn = ({ file, also = [] }: ToldProblem, files: readonly string[]): boolean =>
  [file, ...also].some((name) => files.includes(name));

const problemItem = (problem: ToldProblem): HTMLLIElement =>
  element(
    'li',
    problem.severity,
    element('p', 'place', placeOf(problem)),
    element('p', 'found', problem.found),
    element('p', 'fix', problem.fix),
    element('pre', 'lines', problem.lines),
  );

/** Puts a closed box for notices on the page; nothing of the page reaches into it, and it adds nothing to the page. */
export function notices(): Notices {
  const host = element('div', '');
  host.id = 'roofline-notices';
  const root = host.attachShadow({ mode: 'open' });
  const list = element('details', 'problems');
  const ribbon = element('p', 'draft', 'Draft: only you see this page. Take out draft: true to publish it.');
  const message = element('p', 'message');
  message.setAttribute('role', 'status');
  root.append(element('style', '', style), ribbon, message, list);
  for (const part of [list, ribbon, message]) part.hidden = true;
  document.documentElement.append(host);
  // Whoever opened the list goes through it: it stays open while one mistake after the other is mended.
  let wasAskedFor = false;
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('summary')) wasAskedFor = !list.open;
  });
  const say = (text: string, ...more: Node[]) => {
    message.hidden = text === '';
    message.replaceChildren(text, ...more);
  };
  return {
    problems(problems, page, saved) {
      list.hidden = problems.length === 0;
      const here = problems.filter((problem) => isIn(problem, [page]));
      const made = problems.filter((problem) => !here.includes(problem) && isIn(problem, saved));
      const first = here.length === 0 ? made.slice(0, 1) : [];
      list.replaceChildren(
        element(
          'summary',
          problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
          [summaryOf(problems), ...first.map(placeOf)].join(': '),
        ),
        element('ul', '', ...[...new Set([...here, ...made, ...problems])].map(problemItem)),
      );
      list.open = here.length > 0 || wasAskedFor;
    },
    draft(draft) {
      ribbon.hidden = !draft;
    },
    moved(page) {
      const link = element('a', '', `Open ${page?.now}`);
      link.href = page?.now ?? '/';
      if (!page) say('');
      else if (page.now) say('This page has another address now. ', link);
      else say('This page was taken out, or its file was renamed; what you see is its last state.');
    },
    failed(error) {
      console.error(error);
      say('This page could not be shown: the terminal and the browser console say why. Save a file to try again.');
    },
  };
}
