import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A dialog, open as long as it is drawn. Then the focus goes back to what asked for it; where that is gone, to the open page in the list. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [asked] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        // What was done may have its own place for the focus.
        if (document.activeElement && document.activeElement !== document.body) return;
        const place = asked?.isConnected ? asked : document.querySelector('[aria-current="page"]');
        if (place instanceof HTMLElement) place.focus();
      });
    },
    [asked],
  );
  return <Modal opened returnFocus={false} {...props} />;
}
