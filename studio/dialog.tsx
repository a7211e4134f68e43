import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** What asked for the dialog that was opened last, and, where another dialog did, what asked for that. */
let lastAsked: readonly Element[] = [];

function whatAsks(): readonly Element[] {
  const now = document.activeElement ?? document.body;
  const isOfAnother = now === document.body || now.closest('[role="dialog"]') !== null;
  lastAsked = isOfAnother ? [now, ...lastAsked] : [now];
  return lastAsked;
}

/** A dialog, open as long as it is drawn. Then the focus goes back to what asked for it; where that is gone, to the open page in the list. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [asked] = useState(whatAsks);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        // What was done may have its own place for the focus.
        if (document.activeElement && document.activeElement !== document.body) return;
        const place =
          asked.find((one) => one.isConnected && one !== document.body) ??
          document.querySelector('[aria-current="page"]');
        if (place instanceof HTMLElement) place.focus();
      });
    },
    [asked],
  );
  return <Modal opened returnFocus={false} {...props} />;
}
