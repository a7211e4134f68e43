import { NumberInput } from '@mantine/core';
import { type FieldProps, useField } from './field-props';
import { boundsOf, descriptionOf } from './schemas';

/** A number; what is typed stays as it is, and is told where it is out of bounds. */
export function NumberField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const usual = field.usual;
  return (
    <NumberInput
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema), ...boundsOf(schema) }}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      placeholder={typeof usual === 'number' ? String(usual) : undefined}
      clampBehavior="none"
      onFocus={field.choose}
      onBlur={field.done}
      onChange={(now) => field.change(now)}
    />
  );
}
