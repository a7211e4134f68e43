import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useWorkspace } from '../workspace/context';
import { type FieldProps, useAnyField, useField } from './field-props';
import classes from './form.module.css';
import { bare, blankOf, descriptionOf } from './schemas';
import { Tool } from './tool';

/** Values by names that their author chooses. */
export function RecordField(props: FieldProps) {
  const { schema, path, value, label, order } = props;
  const workspace = useWorkspace();
  const { id } = useField(props);
  const Any = useAnyField();
  const [name, setName] = useState('');
  const record = bare(schema);
  const element = record instanceof z.core.$ZodRecord ? record._zod.def.valueType : schema;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return (
    <fieldset className={classes.group} id={id}>
      <legend className={classes.legend}>{label}</legend>
      <Text size="xs" c="gray.7" mb="xs">
        {descriptionOf(schema)}
      </Text>
      <Stack gap="sm">
        {entries.map(([key, inner]) => (
          <Group key={key} gap={4} align="start" wrap="nowrap">
            <div className={classes.grow}>
              <Any schema={element} path={[...path, key]} value={inner} label={key} />
            </div>
            <Tool
              label={`Delete: ${key}`}
              sign="remove"
              act={() => workspace.edit({ kind: 'remove', path: [...path, key] })}
            />
          </Group>
        ))}
        <Group gap={8} align="end">
          <TextInput label="A new name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
          <Button
            variant="default"
            disabled={name === '' || entries.some(([key]) => key === name)}
            onClick={() => {
              workspace.edit({ kind: 'set', path: [...path, name], value: blankOf(element), order });
              setName('');
            }}
          >
            Add
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}
