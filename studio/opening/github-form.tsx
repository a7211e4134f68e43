import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Connection, keepConnection, readConnection, repositoryIn } from '../store/github/connection';
import { TokenField } from './token-field';

interface GithubFormProps {
  busy: boolean;
  connect(connection: Connection): void;
}

const withoutSlashes = (folder: string): string => folder.trim().replace(/^\/+|\/+$/g, '');

/** Asks for what leads to a site on GitHub: the repository, and a token that may read and write it. */
export function GithubForm({ busy, connect }: GithubFormProps) {
  const [known] = useState(readConnection);
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = new FormData(event.currentTarget);
    const text = (name: string) => String(told.get(name) ?? '');
    const repository = repositoryIn(text('repository'));
    if (!repository) return setFault('Write owner and name, such as acme/website, or paste its address.');
    setFault(undefined);
    const place = { repository, folder: withoutSlashes(text('folder')), branch: text('branch').trim() };
    const isSame = known?.repository === repository && known.folder === place.folder;
    const connection = { ...place, token: text('token').trim(), ...(isSame && { proposal: known.proposal }) };
    keepConnection(connection, told.get('remember') !== null);
    connect(connection);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          name="repository"
          label="Repository"
          placeholder="acme/website"
          description="Owner and name, or its address."
          defaultValue={known?.repository}
          error={fault}
          required
        />
        <TokenField label="Token" now={known?.token} />
        <Checkbox
          name="remember"
          label="Remember it on this computer"
          description="Else it is forgotten with this tab."
        />
        <details>
          <Text component="summary" size="sm">
            The site is not the whole repository, or on another branch
          </Text>
          <Stack gap="sm" mt="sm">
            <TextInput name="folder" label="Folder" placeholder="website" defaultValue={known?.folder} />
            <TextInput name="branch" label="Branch" placeholder="main" defaultValue={known?.branch} />
          </Stack>
        </details>
        <Button type="submit" loading={busy}>
          Open the site
        </Button>
      </Stack>
    </form>
  );
}
