import { codeEvent, newsEvent } from './news';

// For documents that the dev server gives in a page's place: whatever is saved next, words or code, may have mended it.
for (const event of [newsEvent, codeEvent]) import.meta.hot?.on(event, () => location.reload());
