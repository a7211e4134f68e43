import type { LoadedTag } from '../../../schemas/site/tags';
import { reveal } from '../reveal';
import { runTag } from './run-tag';

const key = 'consent';

/** Storage may be forbidden: then a visitor is asked on every page, and nothing loads before. */
function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(answer: string): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // The answer holds for this page.
  }
}

const tags = (): LoadedTag[] => JSON.parse(document.documentElement.dataset.tags ?? '[]');

const running = new Set<string>();

/** Loads tags, each once. */
function run(wanted: readonly LoadedTag[]): void {
  for (const tag of wanted) {
    const name = JSON.stringify(tag);
    if (!running.has(name)) runTag(tag);
    running.add(name);
  }
}

const banner = (): HTMLElement | null => document.querySelector('[data-consent]');

/** Whether the browser says for its visitor that nothing may be shared (Global Privacy Control). */
const isPrivate = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Shows the frames that wait for the same answer, where it has been given. */
export function revealConsented(): void {
  if (kept() !== 'yes') return;
  for (const frame of document.querySelectorAll('[data-consents][hidden]')) {
    const link = frame.closest('[data-holds]')?.querySelector<HTMLElement>('[data-act=reveal]');
    if (link) reveal(link);
  }
}

/** Loads what needs no consent and what has it, and asks where nothing is answered yet. */
function begin(): void {
  const asked = tags().filter(({ consent }) => consent);
  run(tags().filter(({ consent }) => !consent));
  const answer = kept() ?? (isPrivate() ? 'no' : null);
  if (answer === 'yes') run(asked);
  const question = banner();
  // It is there where something waits for its answer.
  if (question && answer === null) question.hidden = false;
}

/** Where a visitor was before the question had the focus. */
let before: HTMLElement | undefined;

/** Notes where the focus comes from when it goes into the question. */
function noteFocus({ target, relatedTarget }: FocusEvent): void {
  const question = banner();
  const isInside = (node: EventTarget | null) => node instanceof Node && question?.contains(node);
  if (isInside(target) && relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) before = relatedTarget;
}

/** Gives the focus back to where the visitor was; to the heading of the page, where that is gone or was nowhere. */
function giveFocusBack(): void {
  const place = before?.isConnected ? before : document.querySelector('h1');
  before = undefined;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Takes the answer that a pressed button stands for; one that stands for none shows the question again. */
export function answerConsent(button: HTMLElement): void {
  const { answer } = button.dataset;
  const question = banner();
  if (!question) return;
  if (answer === undefined) {
    // Not every browser gives a button the focus that is pressed.
    before = button;
    question.hidden = false;
    question.focus();
    return;
  }
  const hadFocus = question.contains(document.activeElement);
  question.hidden = true;
  if (hadFocus) giveFocusBack();
  keep(answer);
  const asked = tags().filter(({ consent }) => consent);
  if (answer === 'yes') {
    run(asked);
    revealConsented();
  }
  // What runs already can only be left behind with the page.
  else if (asked.some((tag) => running.has(JSON.stringify(tag)))) location.reload();
}

const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown'];

/**
 * Begins when a visitor goes on. This code has come because of a sign of that, but not every sign is one of theirs: a page
 * that comes to lie under a pointer at rest has it over its header, and an address that carries state is shown by itself.
 * So what was certainly done counts, a tap, a click or a key, and else the next sign is waited for: a pointer that moves.
 */
export function startTags(): void {
  addEventListener('focusin', noteFocus);
  if (navigator.userActivation?.hasBeenActive) {
    begin();
    return;
  }
  const once = (event: Event) => {
    // Browsers tell of a move, by no way at all, when something else comes to lie under the pointer.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const sign of signs) removeEventListener(sign, once);
    begin();
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
}
