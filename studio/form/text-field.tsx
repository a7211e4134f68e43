import { Text, Textarea } from '@mantine/core';
import { lengths } from '../../schemas/lengths';
import { type FieldProps, useField } from './field-props';
import { descriptionOf, mostOf } from './schemas';

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
  const text = value === undefined || value === null ? '' : String(value);
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
      onChange={({ currentTarget }) =>
        field.change(isMarkdown ? currentTarget.value : currentTarget.value.replace(/\n/g, ' '))
      }
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
