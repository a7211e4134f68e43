import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../dialog';
import type { FieldProps } from '../form/field-props';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import classes from './pictures.module.css';
import { thumbnail } from './thumbnail';

/** Asks what is seen in a picture that was just chosen, and puts both in place as one step. */
export function SayWhatIsSeen({ path, order, name, close }: FieldProps & { name: string; close: () => void }) {
  const workspace = useWorkspace();
  const { pictures } = useWorkspaceState();
  const [words, setWords] = useState('');
  const picture = pictures.find(([own]) => own === name);
  const put = () => {
    const step = `picture ${String(path)} ${name}`;
    const alt = [...path.slice(0, -1), 'alt'];
    if (workspace.edit({ kind: 'set', path, value: name, order }, step)) {
      workspace.edit({ kind: 'set', path: alt, value: words.trim(), order }, step);
      workspace.endStep();
    }
    close();
  };
  return (
    <Dialog onClose={close} title="What is seen in it?" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') put();
        }}
      >
        <Stack>
          {picture && <img src={thumbnail(picture)} alt="" className={classes.large} />}
          <TextInput
            data-autofocus
            label="What is seen"
            description="One sentence for people who cannot see it, and for search engines."
            placeholder="A white van in front of a brick shop"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={words.trim() === ''}>
              Use this picture
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
