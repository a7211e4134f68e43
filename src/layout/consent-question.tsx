import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { Act } from '../parts/act';
import actions from '../parts/actions.module.css';
import { useSite } from '../parts/context';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './consent-question.module.css';

const act = 'consent' satisfies Act;

/** The way back to the question, in the last line of the footer; nothing where nobody is asked. */
export function ConsentAgain() {
  const { consent } = useSite();
  const say = useSay();
  if (!consent) return null;
  return (
    <UnstyledButton className={classes.again} data-act={act} data-needs-js="">
      {say('consent.again')}
    </UnstyledButton>
  );
}

/**
 * The question whether other services may load, over the foot of the page until it is answered: both answers look alike and are
 * one tap. Hidden until the visitor goes on; who has no scripts loads nothing of others anyway.
 */
export function ConsentQuestion() {
  const { consent } = useSite();
  const say = useSay();
  if (!consent) return null;
  const button = { 'data-act': act, 'data-variant': 'quiet', className: clsx(actions.button, classes.button) };
  return (
    <section
      data-consent=""
      aria-label={say('consent.label')}
      tabIndex={-1}
      className={classes.question}
      hidden
      suppressHydrationWarning
    >
      <p className={classes.text}>
        <Words>{consent.text ?? say('consent.ask')}</Words>{' '}
        {consent.link && <SiteLink href={consent.link.href}>{consent.link.label}</SiteLink>}
      </p>
      <p className={classes.buttons}>
        <UnstyledButton {...button} data-answer="yes">
          {say('consent.yes')}
        </UnstyledButton>{' '}
        <UnstyledButton {...button} data-answer="no">
          {say('consent.no')}
        </UnstyledButton>
      </p>
    </section>
  );
}
