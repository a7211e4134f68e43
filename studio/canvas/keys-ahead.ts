/** Keys that are pressed on the way to a field, kept until it is there. */
export interface KeysAhead {
  /** Keeps what is pressed until something is done, and hands it on then to what has the focus. */
  during<T>(done: Promise<T>): Promise<T>;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !(ctrlKey || metaKey || altKey);

/** `write` puts a letter where what has the focus takes letters. */
export function keysAhead(write: (letter: string) => void): KeysAhead {
  const pressed: KeyboardEvent[] = [];
  let waits = 0;
  const handOn = (event: KeyboardEvent) => {
    const target = document.activeElement ?? document.body;
    if (!target.dispatchEvent(new KeyboardEvent(event.type, event))) return;
    if (isLetter(event)) write(event.key);
    // No browser does this for a key that is handed on.
    else if (event.key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  };
  addEventListener(
    'keydown',
    (event) => {
      if (waits === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.push(event);
    },
    true,
  );
  return {
    async during(done) {
      waits += 1;
      try {
        return await done;
      } finally {
        waits -= 1;
        // One of them may be on the way to another field, which keeps those after it.
        if (waits === 0) for (const event of pressed.splice(0)) handOn(event);
      }
    },
  };
}
