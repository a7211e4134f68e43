import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FieldProps, useField } from './field-props';
import { descriptionOf } from './schemas';

/** True for what a field for days can show: one of the calendar, or none yet. */
export const isDay = (value: unknown): boolean =>
  value === undefined || value === '' || /^\d{4}-\d\d-\d\d$/.test(String(value));

/** A day, chosen from a calendar or written as it is in the country of whoever writes. */
export function DayField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  // A day of which a part is missing is none, and is not written.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema), type: 'date' }}
      value={typed ?? String(value ?? '')}
      onFocus={field.choose}
      onBlur={() => {
        setTyped(undefined);
        field.done();
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.value !== '' || !field.required) field.change(currentTarget.value);
      }}
    />
  );
}
