/** What a tap on an element does before and without the app, as its `data-act` says; `client/acts.ts` has the code. */
export type Act = 'photo' | 'category' | 'more' | 'map' | 'share' | 'here' | 'consent' | 'count' | 'compare' | 'reveal';
