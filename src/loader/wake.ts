import { onIntent } from './intent';

interface App {
  start(): Promise<unknown>;
}

/**
 * Loads and starts the app when a visitor shows intent to go on: the pointer over, a touch on, or focus on a link to a page
 * or what opens a menu. Until it is there, and where it can't load, a link is followed as it stands.
 */
export function startApp(): void {
  const { dataset } = document.documentElement;
  let started = false;
  onIntent('a[href^="/"]:not([data-act]),summary,button:not([data-act])', () => {
    if (started) return;
    started = true;
    import(/* @vite-ignore */ dataset.app as string)
      .then((module: App) => module.start())
      .then(
        () => {
          dataset.awake = '';
        },
        (error) => {
          started = false; // the next sign of intent tries again
          console.warn(error);
        },
      );
  });
}
