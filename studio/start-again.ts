const mark = 'started-again';
/** What is still missing after so many times is not on its way. */
const most = 3;
/** So many ms between two looks whether the line is back. */
const pause = 1000;

let isWaiting = false;

/**
 * Opens the app again when the line is back, since a browser does not ask twice for a script that it could not load; what is
 * not saved is kept. `say` tells who edits meanwhile.
 */
export async function startAgain(say: (sentence: string) => void): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const times = Number(sessionStorage.getItem(mark) ?? 0);
  if (times >= most) return say('A part of the studio cannot be loaded. What you wrote is kept in this browser.');
  say('The connection is gone. The studio goes on when it is back, with what you wrote.');
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pause));
  sessionStorage.setItem(mark, String(times + 1));
  location.reload();
}

/** All of the app is here: what is missing another time is counted anew. Where nothing is shown, nothing was counted. */
export function isWhole(): void {
  if ('sessionStorage' in globalThis) sessionStorage.removeItem(mark);
}

const answers = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
