import { Title } from '@mantine/core';
import type { NativeForm } from '../../../schemas/site/forms';
import { useSite } from '../context';
import { leftAlone } from '../left-alone';
import classes from '../own-form.module.css';
import { useSay } from '../use-say';

/** What is sent besides the answers: what a service wants to be told, and where it leads afterwards. */
function Told({ name, form }: { name: string; form: NativeForm }) {
  const { url } = useSite();
  if (form.provider === 'mail') return null;
  const told: Record<string, string> = { 'form-name': name, ...(form.provider === 'post' && form.hidden) };
  if (form.provider === 'post' && form.redirectField !== undefined) told[form.redirectField] = url + form.thanks;
  return Object.entries(told).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}

/** What stands before the fields: the list of mistakes, which is there when there are any, and what nobody sees. */
export function Sending({ name, form }: { name: string; form: NativeForm }) {
  const say = useSay();
  return (
    <>
      <div data-part="summary" className={classes.summary} tabIndex={-1} hidden suppressHydrationWarning>
        <Title order={3} className={classes.title}>
          {say('form.summary')}
        </Title>
        <ul {...leftAlone} />
      </div>
      <Told name={name} form={form} />
    </>
  );
}
