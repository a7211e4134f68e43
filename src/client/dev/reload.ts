import { newsEvent } from './news';

// For documents that the dev server gives in a page's place: whatever is saved next may have mended it.
import.meta.hot?.on(newsEvent, () => location.reload());
