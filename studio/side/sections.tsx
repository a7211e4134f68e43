import { Button, Modal, SimpleGrid, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { blockDefinitions } from '../../schemas/blocks';
import type { Path } from '../../src/reading/position';
import { Tool } from '../form/tool';
import { nameOf, summaryOf } from '../form/words';
import { useParsed, useWorkspace, useWorkspaceState } from '../workspace/context';
import { newSection } from '../workspace/new-page';
import sectionClasses from './sections.module.css';
import classes from './side.module.css';

const listOf = (value: unknown): unknown[] => {
  const sections: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'sections') : undefined;
  return Array.isArray(sections) ? sections : [];
};

const typeOf = (section: unknown): string => String(Object(section).type ?? 'Section');

/** The sections of the open page: chosen, moved, copied, taken away and added here. */
export function Sections({ typeIn }: { typeIn: (path: Path) => void }) {
  const workspace = useWorkspace();
  const { selected, standing, file } = useWorkspaceState();
  const { value } = useParsed();
  const [adding, setAdding] = useState(false);
  const sections = listOf(value);
  const current = selected[0] === 'sections' ? Number(selected[1]) : -1;
  const move = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= sections.length) return;
    if (workspace.edit({ kind: 'move', path: ['sections'], from: index, to })) workspace.select(['sections', to]);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? -1 : 1;
    move(index, by);
    const list = event.currentTarget.closest('ul');
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('[data-section]')[index + by]?.focus());
  };
  return (
    <section aria-label="Sections of the page">
      <div className={classes.head}>
        <h2>Sections</h2>
        <Button size="compact-sm" variant="light" onClick={() => setAdding(true)}>
          Add section
        </Button>
      </div>
      <ul className={classes.list}>
        {sections.map((section, index) => {
          const place = `sections[${index}]`;
          const problems = standing.problems.filter((one) => one.file === file && one.path.startsWith(place)).length;
          return (
            // Sections have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={classes.row} data-current={index === current || undefined}>
              <button
                type="button"
                data-section
                className={classes.name}
                aria-current={index === current ? 'true' : undefined}
                onKeyDown={(event) => onKeyDown(event, index)}
                title="Enter again types on the page"
                onClick={() => {
                  if (index === current && selected.length === 2) typeIn(selected);
                  else workspace.select(['sections', index]);
                }}
              >
                <span>{summaryOf(section) || nameOf(typeOf(section))}</span>
                <span className={classes.kind}>{nameOf(typeOf(section))}</span>
                {problems > 0 && (
                  <span className={classes.mark} data-bad>
                    {problems}
                  </span>
                )}
              </button>
              <span className={classes.tools}>
                <Tool label="Move section up" sign="up" off={index === 0} act={() => move(index, -1)} />
                <Tool
                  label="Move section down"
                  sign="down"
                  off={index === sections.length - 1}
                  act={() => move(index, 1)}
                />
                <Tool
                  label="Duplicate section"
                  sign="copy"
                  act={() => workspace.edit({ kind: 'duplicate', path: ['sections', index] })}
                />
                <Tool
                  label="Delete section"
                  sign="remove"
                  act={() => workspace.edit({ kind: 'remove', path: ['sections', index] })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {adding && <AddSection at={current < 0 ? sections.length : current + 1} close={() => setAdding(false)} />}
    </section>
  );
}

function AddSection({ at, close }: { at: number; close: () => void }) {
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
