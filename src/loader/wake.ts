interface App {
  start(): Promise<unknown>;
}

const interactive = 'a[href^="/"],button,summary,[data-wake]';
const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/**
 * Loads and starts the app when a visitor shows intent: the pointer over, a touch on, or focus on something interactive, or
 * an address that carries state.
 * A click on what only the app can serve (`data-wake`) is kept and given again once the app listens; where the app can't
 * load, a link is followed as it stands.
 */
export function startApp(): void {
  const { dataset } = document.documentElement;
  let app: Promise<void> | undefined;
  const wake = (): Promise<void> => {
    app ??= import(/* @vite-ignore */ dataset.app as string)
      .then((module: App) => module.start())
      .then(
        () => {
          dataset.awake = '';
        },
        (error) => {
          app = undefined; // the next sign of intent tries again
          throw error;
        },
      );
    return app;
  };
  // State in the address, such as #category=roofing, is shown by the app only.
  if (location.hash.includes('=')) wake().catch(console.warn);
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        if (within(event, interactive)) wake().catch(console.warn);
      },
      { passive: true },
    );
  }
  addEventListener(
    'click',
    (event) => {
      const target = dataset.awake === '' ? null : within(event, '[data-wake]');
      if (!target || (event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      wake().then(
        () => target.click(),
        () => {
          if (target instanceof HTMLAnchorElement) location.href = target.href;
        },
      );
    },
    true,
  );
}
