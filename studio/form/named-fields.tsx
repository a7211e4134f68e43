import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { siteConfig } from '../../schemas/site';
import { configName } from '../../src/model/config-name';
import { useWorkspaceState } from '../workspace/context';
import { readingOf } from '../workspace/readings';
import { type FieldProps, useField } from './field-props';
import { descriptionOf } from './schemas';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Facts {
  business?: { offices?: { id?: string; name?: string }[] };
  forms?: Record<string, unknown>;
}

/** What the configuration says, as far as it can be read. */
export function useFacts(): Facts {
  const { files } = useWorkspaceState();
  const text = files.get(configName)?.text ?? '';
  const { value } = readingOf({ path: configName, text });
  return useMemo(() => siteConfig.safeParse(value).data ?? {}, [value]);
}

/** A name among those that the configuration has; the usual one where none is chosen. */
function NamedField(props: FieldProps & { names: { value: string; label: string }[] }) {
  const { schema, value, label, names } = props;
  const field = useField(props);
  return (
    <NativeSelect
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema) }}
      data={[{ value: '', label: 'As usual' }, ...names]}
      value={words(value)}
      onFocus={field.choose}
      onChange={({ currentTarget }) => field.change(currentTarget.value)}
    />
  );
}

export function OfficeField(props: FieldProps) {
  const { business } = useFacts();
  const offices = business?.offices?.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : [])) ?? [];
  return <NamedField {...props} names={offices} />;
}

export function FormNameField(props: FieldProps) {
  const { forms = {} } = useFacts();
  return <NamedField {...props} names={Object.keys(forms).map((name) => ({ value: name, label: name }))} />;
}
