import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { lengths } from '../../schemas/lengths';
import { asItems, pasted } from '../pasted';
import { useWorkspace } from '../workspace/context';
import { addBelow } from '../workspace/items-below';
import { isTextOfList } from '../workspace/paths';
import { type FieldProps, useField } from './field-props';
import classes from './form.module.css';
import { descriptionOf, mostOf } from './schemas';
import { withEnd, withoutEnd } from './written-end';

/** How many letters a text may have, by its place in the file or by its schema. */
function limitOf({ path, schema }: FieldProps): number | undefined {
  const [name] = path;
  if (path.length === 1 && (name === 'title' || name === 'description')) return lengths[name].most;
  return mostOf(schema);
}

/** What is typed in a field: it stands there at once, and is written a moment later. */
function useTyped(written: string, field: Pick<ReturnType<typeof useField>, 'type'>) {
  // What stood in the file as letters were typed over it, until it has the last of them.
  const [{ typed, over }, setTyped] = useState<{ typed: string; over: readonly string[] }>({ typed: '', over: [] });
  // A space at the end is on its way to the next word, and is not written yet.
  const isWritten = withEnd(typed, written) === written;
  if (isWritten && over.length > 0) setTyped({ typed, over: [] });
  return {
    text: isWritten || over.includes(written) ? typed : withoutEnd(written),
    type(now: string) {
      const next = withEnd(now, written);
      setTyped({ typed: now, over: [...over, written, next] });
      field.type(next, () => setTyped({ typed: '', over: [] }));
    },
  };
}

/** Where the browser makes a field as high as its text by itself, no field is measured whenever the form is drawn. */
const growsBySelf = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text, plain or in Markdown. It grows with what is written. */
export function TextField(props: FieldProps & { isMarkdown?: boolean }) {
  const { schema, path, value, label, isMarkdown = false } = props;
  const workspace = useWorkspace();
  const field = useField(props);
  const written = value === undefined || value === null ? '' : String(value);
  const { text, type } = useTyped(written, field);
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
      autosize={!growsBySelf}
      minRows={isMarkdown ? 4 : 1}
      maxRows={24}
      classNames={{ input: isMarkdown ? `${classes.text} ${classes.long}` : classes.text }}
      onFocus={field.choose}
      onBlur={field.done}
      onChange={({ currentTarget }) => {
        type(isMarkdown ? currentTarget.value : currentTarget.value.replace(/\n/g, ' '));
      }}
      onPaste={(event) => {
        const { selectionStart, value: before } = event.currentTarget;
        const found = pasted(event.clipboardData, isMarkdown);
        const isAtEnd = before !== '' && selectionStart === before.length;
        const [first, ...more] = isTextOfList(path) ? asItems(found, isAtEnd) : [found];
        if (more.length > 0) addBelow(workspace, path, more);
        else if (first === '') return;
        // So the browser's own undo knows of it. One that cannot do this pastes as it always does.
        if (first === '' || document.execCommand('insertText', false, first)) event.preventDefault();
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
