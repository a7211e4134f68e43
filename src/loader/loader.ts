import { fitHeader } from './fit-header';
import { root } from './root';
import { startApp } from './wake';
import { watchActions } from './watch-actions';
import { watchActs } from './watch-acts';
import { watchDismissal } from './watch-dismissal';
import { watchHours } from './watch-hours';
import { watchNear } from './watch-near';
import { watchWriting } from './watch-writing';

/*
 * The one script a page runs before a visitor shows intent: inlined in the head, at most 1.5 kB compressed. It marks what
 * styles hang on (that scripts run, whether the menus fit, which offices are closed, whether an action is in sight, whether
 * a visitor is writing), shows lazy pictures and frames when they come near, gives taps to what they do, and wakes the
 * app on intent.
 */
root.dataset.js = '';
if (root.dataset.page === '/404') console.error(`404: no page at ${location.pathname}`);
fitHeader();
watchHours();
watchActions();
watchWriting();
watchNear();
watchActs();
watchDismissal();
startApp();
