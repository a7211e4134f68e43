import type { ToldHours } from '../model/schedule';

/** Holidays and seasons, a line each; one that is over is not seen (`loader/watch-clock.ts`). */
export function OtherHours({ hours, className }: { hours: readonly ToldHours[]; className: string | undefined }) {
  return hours.map(({ words, until }) => (
    <p key={words} className={className} data-until={until}>
      {words}
    </p>
  ));
}
