import { formatPath, type Path } from '../src/reading/position';
import { afterFrame } from './frames';

/** The parts of the screen, in the order of the document. */
const regions = '[aria-label="Tools"],nav > section,main,aside';
const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"],[contenteditable="true"],iframe';

/** True for one of some choices that the Tab key passes by, as another of them is chosen. */
const isOfAnother = (stop: HTMLElement): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  document.querySelector(`input[name="${CSS.escape(stop.name)}"]:checked`) !== null;

const stopsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !isOfAnother(stop),
  );

/** Fulfilled when all parts of the screen are there; undefined where they are. */
export function partsToCome(): Promise<void> | undefined {
  if (!document.querySelector('[data-coming]')) return undefined;
  return new Promise<void>((done) => afterFrame(done)).then(partsToCome);
}

/** What is typed or chosen in for a place; the first of it where that is several. */
function fieldAt(place: Path): HTMLElement | undefined {
  const field = document.getElementById(`field-${formatPath(place)}`);
  if (!field) return undefined;
  return field.matches(stops) ? field : stopsIn(field)[0];
}

/**
 * Takes the focus to the next part of the screen, or with -1 to the one before; there to what comes first, or last, but in the
 * form to the field of the place that is chosen.
 */
export function goToRegion(by: 1 | -1, chosen: Path, end: 'first' | 'last' = 'first'): void {
  const all = [...document.querySelectorAll(regions)].filter((region) => stopsIn(region).length > 0);
  const now = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[(now < 0 && by < 0 ? all.length - 1 : now + by + all.length) % all.length];
  const field = fieldAt(chosen);
  const stop = next?.contains(field ?? null) ? field : next && stopsIn(next).at(end === 'first' ? 0 : -1);
  if (stop instanceof HTMLIFrameElement) stop.contentDocument?.getElementById('root')?.focus({ preventScroll: true });
  else stop?.focus();
}

/** So many ms a form has to be drawn. */
const longest = 2000;

/** Takes the focus to the field of a place that was opened a moment ago, or to the nearest that stands around it. */
export function goToField(place: Path): void {
  const until = performance.now() + longest;
  const look = () => {
    const isLast = performance.now() > until;
    const around = isLast ? place.map((_, index) => place.slice(0, place.length - index)) : [place];
    const field = around.map(fieldAt).find((one) => one !== undefined);
    if (field) field.focus();
    else if (!isLast) afterFrame(look);
  };
  afterFrame(look);
}

/** What had the focus last, and all that it stood in, the nearest first. */
let last: Element[] = [];

/** True where what had the focus cannot have it any more; what waits for an answer has it again then. */
const isGone = (): boolean =>
  last[0] !== undefined && (!last[0].isConnected || last[0].matches(':disabled:not([data-loading])'));

/** Where what has the focus goes with a change, gives it to the nearest that is still there; gives what ends that. */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    last = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) last.push(at);
  };
  // Once all that hangs on a change is drawn.
  const observer = new MutationObserver(() => isGone() && afterFrame(goToNearest));
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

function goToNearest(): void {
  if (document.activeElement !== document.body || !isGone()) return;
  const place = last.find((one) => document.body.contains(one) && one !== document.body && stopsIn(one).length > 0);
  (place && stopsIn(place)[0])?.focus();
}
