import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { blockDefinitions } from '../../schemas/blocks';
import { childValue } from '../../src/model/values';
import { fieldsOf } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import { ChoiceGrid } from '../choice-grid';
import { Dialog } from '../dialog';
import { inOwnerWords, inPlainWords } from '../form/owner-words';
import { nameOf } from '../form/words';
import { useParsed, useWorkspace, useWorkspaceState } from '../workspace/context';
import { newSection } from '../workspace/new-page';
import sectionClasses from './sections.module.css';

const kinds = blockDefinitions.map(({ type, about, opensPage }) => ({
  ...{ type, opensPage },
  name: nameOf(type),
  about: inPlainWords(inOwnerWords(about)),
}));

/** Asks for the kind of a new section, and puts it at a place among the others. */
export function AddSection({ list, at, close }: { list: string; at: number; close: () => void }) {
  const workspace = useWorkspace();
  const { pictures } = useWorkspaceState();
  const page = useParsed();
  const { schema } = choosePageSchema(page);
  // A page has one main heading: that of its template, or of its first section.
  const isOpen = at > 0 || childValue(page.value, 'template') !== undefined;
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().trim();
  const fitting = isOpen ? kinds.filter(({ opensPage }) => !opensPage) : kinds;
  const shown = fitting.filter(({ type, name, about }) => `${type} ${name} ${about}`.toLowerCase().includes(words));
  const add = (type: (typeof blockDefinitions)[number]['type']) => {
    const value = newSection(type, pictures[0]?.[0]);
    const order = Object.keys(schema ? fieldsOf(schema) : {});
    if (workspace.edit({ kind: 'insert', path: [list], index: at, value, order })) workspace.select([list, at]);
    close();
    // Who added it goes on with it, once the dialog has given the focus back.
    setTimeout(() => document.querySelectorAll<HTMLElement>('[data-section]')[at]?.focus(), 100);
  };
  return (
    <Dialog onClose={close} title="Add a section" size="lg" centered>
      <ChoiceGrid
        className={sectionClasses.choices}
        search={
          <TextInput
            data-autofocus
            aria-label="Search sections"
            placeholder="Search sections"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={({ key }) => {
              const [first] = shown;
              if (key === 'Enter' && words !== '' && first) add(first.type);
            }}
          />
        }
      >
        {shown.map(({ type, name, about }) => (
          <UnstyledButton key={type} className={sectionClasses.choice} onClick={() => add(type)}>
            <Text fw={600} size="sm">
              {name}
            </Text>
            <Text size="xs" c="gray.7">
              {about}
            </Text>
          </UnstyledButton>
        ))}
      </ChoiceGrid>
    </Dialog>
  );
}
