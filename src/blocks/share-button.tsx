import { UnstyledButton } from '@mantine/core';
import type { Act } from '../parts/act';
import { Icon } from '../parts/icon';
import classes from './share-button.module.css';

/** The share button of an article; hidden where scripts don't run. */
export function ShareButton() {
  return (
    <span className={classes.share} data-needs-js>
      <UnstyledButton className={classes.button} data-act={'share' satisfies Act}>
        <Icon name="share" size={20} />
        <span>Share</span>
      </UnstyledButton>
      <span role="status" />
    </span>
  );
}
