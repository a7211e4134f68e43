import { Button, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialog';
import classes from './link-picker.module.css';
import { isAddress, type LinkChoice, searched, titleOf, useLinkTargets, whereOf } from './link-targets';

interface LinkDialogProps {
  now?: string;
  choose: (choice?: LinkChoice) => void;
}

/** Offers all that a link can lead to, found by a few letters. */
export function LinkDialog({ now, choose }: LinkDialogProps) {
  const [search, setSearch] = useState('');
  const targets = useLinkTargets(true);
  const store = useCombobox({ opened: true });
  const groups = searched(targets, search);
  const address = isAddress(search) ? search.trim() : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are what moves the choice back to the first.
  useEffect(() => void store.selectFirstOption(), [search, targets]);
  return (
    <Dialog onClose={() => choose()} title="Where the link leads" size="lg">
      <Combobox
        store={store}
        onOptionSubmit={(href) => {
          const target = targets.find((one) => one.href === href);
          choose({ href, title: target ? titleOf(target) : href });
        }}
      >
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label="Search what a link can lead to"
            placeholder="A page, a part of one, a file, a phone number, or an address"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Combobox.EventsTarget>
        {now !== undefined && (
          <Group justify="space-between" mt="sm">
            <Text size="sm">Leads to {now} now</Text>
            <Button variant="subtle" size="compact-sm" color="red.8" onClick={() => choose({ href: '', title: '' })}>
              Remove the link
            </Button>
          </Group>
        )}
        <Combobox.Options className={classes.options}>
          {address !== undefined && (
            <Combobox.Option value={address}>
              <span className={classes.title}>Use this address</span>
              <span className={classes.href}>{address}</span>
            </Combobox.Option>
          )}
          {groups.map(({ name, found }) => (
            <Combobox.Group key={name} label={name}>
              {found.map((target) => (
                <Combobox.Option
                  key={target.href}
                  value={target.href}
                  active={target.href === now}
                  disabled={target.not !== undefined}
                >
                  <span className={classes.title}>{titleOf(target)}</span>
                  <span className={classes.href}>{whereOf(target)}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {groups.length === 0 && address === undefined && (
            <Combobox.Empty>Nothing of this name. An address begins with https:// or mailto:</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
