import { UnstyledButton } from '@mantine/core';
import type { Act } from '../parts/act';
import { Icon } from '../parts/icon';
import { leftAlone } from '../parts/left-alone';
import { useSay } from '../parts/use-say';
import classes from './share-button.module.css';

/** The share button of an article; hidden where scripts don't run. */
export function ShareButton() {
  const say = useSay();
  return (
    <span className={classes.share} data-needs-js>
      <UnstyledButton
        className={classes.button}
        data-act={'share' satisfies Act}
        data-copied={say('articles.copied')}
        data-failed={say('articles.notCopied')}
      >
        <Icon name="share" size={20} />
        <span>{say('articles.share')}</span>
      </UnstyledButton>
      <span role="status" {...leftAlone} />
    </span>
  );
}
