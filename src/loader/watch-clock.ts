import { nextOpening, type Schedule } from '../model/opening';
import { onChange } from './on-change';
import { root } from './root';

/**
 * Marks what hangs on the clock. What hangs on the hours of an office (`data-schedule`, its place among the schedules on
 * `<html>`) has `data-closed` while that office is closed, and is told when it opens (`data-opens`); what has its time
 * (`data-from` and `data-until`, in ms) is hidden before and after. Everything new is looked at before it is
 * painted, and all of it again when a visitor comes back to the page.
 */
export function watchClock(): void {
  let now: number;
  let next: (string | undefined)[];
  const mark = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-schedule],[data-until]')) {
      const { schedule, from, until, opens } = element.dataset;
      // Nothing is before or after a moment that is not there. Where one is, it is read as a number beside one.
      element.hidden = now < (from as unknown as number) || now >= (until as unknown as number);
      const words = next[schedule as unknown as number];
      element.toggleAttribute('data-closed', !!words);
      // Into the text that is there: a new node would be a change again. It is not there while the page is being read.
      const text = element.firstChild as Text | null;
      if (words && opens === '' && text) text.data = words;
    }
  };
  const look = () => {
    now = Date.now();
    next = (JSON.parse(root.dataset.schedules as string) as Schedule[]).map((schedule) =>
      nextOpening(schedule, now, root.lang),
    );
    mark();
  };
  look();
  onChange(mark);
  document.addEventListener('visibilitychange', look);
}
