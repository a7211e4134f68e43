import { Modal, SimpleGrid, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { blockDefinitions } from '../../schemas/blocks';
import { nameOf } from '../form/words';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { newSection } from '../workspace/new-page';
import sectionClasses from './sections.module.css';

/** Asks for the kind of a new section, and puts it at a place among the others. */
export function AddSection({ at, close }: { at: number; close: () => void }) {
  const workspace = useWorkspace();
  const { pictures } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const shown = blockDefinitions.filter(({ type, about }) =>
    `${type} ${about}`.toLowerCase().includes(search.toLowerCase()),
  );
  const add = (type: (typeof blockDefinitions)[number]['type']) => {
    const value = newSection(type, pictures[0]?.[0]);
    if (workspace.edit({ kind: 'insert', path: ['sections'], index: at, value })) workspace.select(['sections', at]);
    close();
  };
  return (
    <Modal opened onClose={close} title="Add a section" size="lg" centered>
      <TextInput
        data-autofocus
        aria-label="Search sections"
        placeholder="Search sections"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="md">
        {shown.map(({ type, about }) => (
          <UnstyledButton key={type} className={sectionClasses.choice} onClick={() => add(type)}>
            <Text fw={600} size="sm">
              {nameOf(type)}
            </Text>
            <Text size="xs" c="gray.7">
              {about}
            </Text>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Modal>
  );
}
