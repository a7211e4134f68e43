import { root } from './root';
import { watchClock } from './watch-clock';

/*
 * What has to be known before a page is painted, inlined in its head: that scripts run, which offices are
 * closed, what is over. All else is in the loader, a file that browsers keep; where that is lost, the page is one without
 * scripts.
 */
root.dataset.js = '';
addEventListener('error', ({ target }) => (target as Element).id === 'loader' && delete root.dataset.js, true);
watchClock();
