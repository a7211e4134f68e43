import { fetchAhead } from './fetch-ahead';
import { root } from './root';
import { startApp } from './wake';
import { watchActions } from './watch-actions';
import { watchActs } from './watch-acts';
import { watchDismissal } from './watch-dismissal';
import { watchNear } from './watch-near';

/*
 * What a page runs, beside what it does before the first paint, until a visitor shows intent: marks for styles (whether an
 * action is in sight, what a visitor closed), lazy pictures and frames when they come near, what taps do, and the app on
 * intent, and pages fetched ahead. It is at most 1,210 bytes compressed.
 */
if (root.dataset.page === '/404') console.error(404, location.pathname);
watchActions();
watchNear();
watchActs();
watchDismissal();
startApp();
fetchAhead();
