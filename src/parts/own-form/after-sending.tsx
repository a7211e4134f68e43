import { Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { NativeForm } from '../../../schemas/site/forms';
import { isPosted } from '../../model/site-forms';
import actions from '../actions.module.css';
import { useSite } from '../context';
import { leftAlone } from '../left-alone';
import classes from '../own-form.module.css';
import { usePagePhone } from '../page-phone';
import { useSay } from '../use-say';
import { Words } from '../words';
import { LinkedNumber } from './linked-number';

/** How else a text reaches the business, where no mail program opened. */
function useMailHelp(): string {
  const say = useSay();
  // A form that is sent by mail has an address: `form-checks.ts` asks for it.
  const { email = '' } = useSite().business;
  const answered = usePagePhone();
  if (!answered) return say('form.mailHelpMail', { email });
  const { phone, by } = answered;
  return say(by === 'call' ? 'form.mailHelp' : 'form.mailHelpText', { email, phone });
}

/** What to do when the mail program has opened, or has not. */
function ByMail() {
  const say = useSay();
  const help = useMailHelp();
  const quiet = { type: 'button', className: clsx(actions.button, classes.button) } as const;
  return (
    <>
      <Title order={3} className={classes.title}>
        {say('form.mailNext')}
      </Title>
      <p>
        <LinkedNumber words={help} />
      </p>
      <textarea data-part="text" aria-label={say('form.text')} rows={6} readOnly suppressHydrationWarning />
      <p className={classes.buttons}>
        <button {...quiet} data-part="copy" data-variant="quiet" data-copied={say('form.copied')}>
          {say('form.copy')}
        </button>{' '}
        <button {...quiet} data-part="again" data-variant="quiet">
          {say('form.again')}
        </button>{' '}
        <span role="status" data-part="copied" {...leftAlone} />
      </p>
    </>
  );
}

/** What stands in the place of a form that was sent; a script shows it. */
export function AfterSending({ form }: { form: NativeForm }) {
  const say = useSay();
  return (
    <div data-part="sent" className={classes.sent} tabIndex={-1} hidden suppressHydrationWarning>
      {isPosted(form) ? (
        <p className={classes.title}>
          <Words>{form.sent ?? say('form.sent')}</Words>
        </p>
      ) : (
        <ByMail />
      )}
    </div>
  );
}
