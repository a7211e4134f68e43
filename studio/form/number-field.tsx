import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from './field-props';
import { boundsOf, descriptionOf } from './schemas';

/** A number; what is typed stays as it is, and is told where it is out of bounds. */
export function NumberField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const { usual } = field;
  return (
    <TextInput
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema), ...boundsOf(schema) }}
      // A text in the place of a number is shown as it is written.
      type={typeof value === 'string' ? 'text' : 'number'}
      inputMode="decimal"
      step="any"
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      placeholder={typeof usual === 'number' ? String(usual) : undefined}
      onFocus={field.choose}
      onBlur={field.done}
      onChange={({ currentTarget: { value: typed } }) => {
        const number = Number(typed);
        field.change(typed === '' || Number.isNaN(number) ? typed : number);
      }}
    />
  );
}
