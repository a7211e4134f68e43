import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../parts/icon';
import classes from './share-button.module.css';

/** Shares through the device where it can, else copies the address; says what it did. */
async function share(title: string, text: string): Promise<string> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (navigator.share) {
    // The visitor closing the share sheet rejects the promise; that is no failure.
    await navigator.share({ title, text, url }).catch(() => undefined);
    return '';
  }
  return navigator.clipboard.writeText(url).then(
    () => 'Link copied',
    () => 'Copy the address from the address bar',
  );
}

/** The share button of an article (spec section 4); hidden where scripts don't run. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const [done, setDone] = useState('');
  return (
    <span className={classes.share} data-needs-js>
      <UnstyledButton className={classes.button} data-wake onClick={() => share(title, text).then(setDone)}>
        <Icon name="share" size={20} />
        Share
      </UnstyledButton>
      <span role="status">{done}</span>
    </span>
  );
}
