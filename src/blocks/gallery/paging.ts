/** How many photos a long gallery shows at first, and how many more each time. */
const step = 12;
/** A rest smaller than this comes along with the photos before it. */
const smallest = 6;

/** How many of `total` photos show after `shown` do. */
export function nextCount(shown: number, total: number): number {
  const next = shown + step;
  return total - next < smallest ? total : next;
}
