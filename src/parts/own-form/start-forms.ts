import { countEvent } from '../count-event';
import { within } from '../within';
import { partOf, say, setShown } from './form-parts';
import { copyText, sendByMail } from './mail-form';
import { askedFields, type FormControl, summarize, tell } from './mistakes';
import { send } from './send';
import { bringBack, forgetTyped, keepTyped } from './typed';

const own = 'form[data-form]';

/** Nobody fills in a form in less (ms); who did presses the button once more. */
const quickest = 2000;

/** Since when each form has been there; those whose sender was told to press again are left out. */
const since = new WeakMap<HTMLFormElement, number>();

/** Shows what comes after the form in its place, and the form again. */
function turn(form: HTMLFormElement, sent: boolean): void {
  form.hidden = sent;
  setShown(form, 'sent', sent);
  const next = sent ? partOf(form, 'sent') : form.querySelector('button');
  next?.focus();
}

async function deliver(form: HTMLFormElement): Promise<boolean> {
  const button = form.querySelector('button');
  const progress = partOf<HTMLProgressElement>(form, 'progress');
  if (button?.disabled) return false;
  if (button) button.disabled = true;
  setShown(form, 'failed', false);
  say(form, form.dataset.sending);
  const trapped = form.querySelector<HTMLInputElement>('[data-trap]')?.value;
  const taken =
    !trapped &&
    (await send(form, (share) => {
      setShown(form, 'progress', true);
      if (progress) progress.value = share;
    }));
  setShown(form, 'progress', false);
  say(form, '');
  if (button) button.disabled = false;
  setShown(form, 'failed', !taken);
  return taken;
}

/** Looks at what was written, and sends it where all is right. */
async function submit(form: HTMLFormElement): Promise<void> {
  const wrong = askedFields(form).filter(tell);
  const summary = partOf(form, 'summary');
  if (wrong.length > 0 && summary) return summarize(summary, wrong);
  setShown(form, 'summary', false);
  if (form.action.startsWith('mailto:')) {
    turn(form, true);
    return sendByMail(form);
  }
  if (performance.now() - (since.get(form) ?? Number.NEGATIVE_INFINITY) < quickest) {
    since.delete(form);
    return say(form, form.dataset.quick);
  }
  if (!(await deliver(form))) return;
  countEvent('form');
  forgetTyped(form);
  form.reset();
  turn(form, true);
}

function listen(): void {
  const formOf = (event: Event) => within(event, own) as HTMLFormElement | null;
  addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    submit(form).catch(console.warn);
  });
  addEventListener('input', (event) => {
    const form = formOf(event);
    if (!form) return;
    keepTyped(form);
    // Once a field is known to be wrong, it says so until it is right.
    const field = event.target as FormControl;
    if (field.hasAttribute('aria-invalid')) tell(field);
  });
  addEventListener('click', (event) => {
    const button = within(event, '[data-part=copy],[data-part=again]');
    const form = button?.closest('[data-own-form]')?.querySelector('form');
    if (!form) return;
    if (button?.dataset.part === 'again') turn(form, false);
    else copyText(form).catch(console.warn);
  });
}

let listening = false;

/** Makes the forms of the page that is there answer without leaving it. */
export function startForms(): void {
  if (!listening) listen();
  listening = true;
  for (const form of document.querySelectorAll<HTMLFormElement>(own)) {
    form.noValidate = true;
    since.set(form, performance.now());
    bringBack(form);
  }
}
