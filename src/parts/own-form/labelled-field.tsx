import type { FormField } from '../../../schemas/site/form-fields';
import classes from '../own-form.module.css';
import { useSay } from '../use-say';
import { Words } from '../words';
import { Control } from './control';
import { FieldError } from './field-error';

/** A hint of the author's, and what photos may be sent. */
function useHelp(field: FormField): string | undefined {
  const say = useSay();
  if (field.type !== 'photos') return field.help;
  const { most, megabytes, help } = field;
  const limits = say('form.photos', { count: `${most}`, size: `${megabytes}` });
  return help ? `${help} ${limits}` : limits;
}

interface Props {
  field: FormField;
  /** What its answer is sent by. */
  name: string;
  id: string;
}

/** A field with its label, whether it must be filled in, a hint, and a place for what is wrong with it. */
export function LabelledField({ field, name, id }: Props) {
  const say = useSay();
  const help = useHelp(field);
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <div className={classes.field} data-type={field.type}>
      <label htmlFor={id} className={classes.label}>
        <Words>{field.label}</Words>{' '}
        <span className={classes.need}>{say(field.required ? 'form.required' : 'form.optional')}</span>
      </label>
      {help !== undefined && (
        <p id={helpId} className={classes.small}>
          {help}
        </p>
      )}
      <Control
        field={field}
        attributes={{
          id,
          name,
          required: field.required,
          'aria-describedby': helpId,
          'data-missing': say('form.missing'),
          suppressHydrationWarning: true,
        }}
      />
      <FieldError id={id} />
    </div>
  );
}
