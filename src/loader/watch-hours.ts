import { minuteOfWeek, nextOpening, type Opening, type Schedule } from '../model/opening';
import { onChange } from './on-change';
import { root } from './root';

/**
 * Marks what hangs on the hours of an office (`data-schedule`, its place among the schedules on `<html>`) with
 * `data-closed` while that office is closed, and fills in when it opens (`data-opens`). Everything new is looked at before
 * it is painted, and all of it again when a visitor comes back to the page.
 */
export function watchHours(): void {
  const schedules: Schedule[] = JSON.parse(root.dataset.schedules ?? '[]');
  let next: (Opening | undefined)[] = [];
  const mark = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-schedule]')) {
      const opening = next[Number(element.dataset.schedule)];
      element.toggleAttribute('data-closed', opening !== undefined);
      const text = element.firstChild;
      // Into the text that is there: a new node would be a change again. It is not there while the page is being read.
      if (opening && element.dataset.opens === '' && text instanceof Text) text.data = opening[2];
    }
  };
  const look = () => {
    next = schedules.map(([timeZone, openings]) => nextOpening(openings, minuteOfWeek(new Date(), timeZone)));
    mark();
  };
  look();
  onChange(mark);
  document.addEventListener('visibilitychange', look);
}
