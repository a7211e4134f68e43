import { root } from './root';
import { watchClock } from './watch-clock';

/*
 * What has to be known before a page is painted, inlined in its head: that scripts run, which offices are
 * closed, what is over. All else is in the loader, a file that browsers keep; where that is lost, the page is one without
 * scripts.
 */
root.dataset.js = '';
// Below the first screen all is laid out later (`lay-out-far.ts`), but not where a visitor goes to a place on the page: what
// is above it has its height then. Browsers that keep a place in sight while heights above it change have idle callbacks.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if ('requestIdleCallback' in window && !location.hash && visit?.type === 'navigate') root.dataset.far = '';
addEventListener('error', ({ target }) => target === document.querySelector('#loader') && delete root.dataset.js, true);
watchClock();
