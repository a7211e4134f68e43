import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { lengths } from '../../schemas/lengths';
import { type FieldProps, useField } from './field-props';
import { descriptionOf, mostOf } from './schemas';
import { withEnd, withoutEnd } from './written-end';

/** How many letters a text may have, by its place in the file or by its schema. */
function limitOf({ path, schema }: FieldProps): number | undefined {
  const [name] = path;
  if (path.length === 1 && (name === 'title' || name === 'description')) return lengths[name].most;
  return mostOf(schema);
}

/** A text, plain or in Markdown. It grows with what is written. */
export function TextField(props: FieldProps & { isMarkdown?: boolean }) {
  const { schema, value, label, isMarkdown = false } = props;
  const field = useField(props);
  const [typed, setTyped] = useState('');
  const written = value === undefined || value === null ? '' : String(value);
  // A space at the end is on its way to the next word, and is not written yet.
  const text = withEnd(typed, written) === written ? typed : withoutEnd(written);
  const most = limitOf(props);
  return (
    <Textarea
      id={field.id}
      label={label}
      description={descriptionOf(schema)}
      required={field.required}
      withAsterisk={false}
      error={field.problem}
      value={text}
      placeholder={typeof field.usual === 'string' ? field.usual : undefined}
      autosize
      minRows={isMarkdown ? 4 : 1}
      maxRows={24}
      onFocus={field.choose}
      onBlur={field.done}
      onChange={({ currentTarget }) => {
        const now = isMarkdown ? currentTarget.value : currentTarget.value.replace(/\n/g, ' ');
        setTyped(now);
        field.change(withEnd(now, written));
      }}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      rightSection={
        most !== undefined && (
          <Text
            size="xs"
            c={text.length > most ? 'red.8' : 'gray.7'}
            aria-label={`${text.length} of ${most} characters`}
          >
            {most - text.length}
          </Text>
        )
      }
    />
  );
}
