import { NativeSelect, Stack } from '@mantine/core';
import { z } from 'zod';
import type { Operation } from '../../src/editing/operation';
import { fieldsOf, optionFor } from '../../src/reading/explain/schema-at';
import { formatPath } from '../../src/reading/position';
import { useWorkspace } from '../workspace/context';
import { type FieldProps, useAnyField } from './field-props';
import { bare, blankOf, isOptional, type Schema } from './schemas';
import { nameOf } from './words';

/** What may stand in the place of a value of several kinds, by the name of each kind. */
function kindsOf({ _zod: { def } }: z.core.$ZodDiscriminatedUnion): ReadonlyMap<string, Schema> {
  const named = def.options.flatMap((option) =>
    [...(option._zod.propValues?.[def.discriminator] ?? [])].map((name): [string, Schema] => [String(name), option]),
  );
  return new Map(named);
}

/** What makes a value one of another kind: what that does not have goes, what it must have comes, all else stays. */
function asKind({ path, value }: Pick<FieldProps, 'path' | 'value'>, by: string, [kind, schema]: [string, Schema]) {
  const fields = fieldsOf(schema);
  const order = Object.keys(fields);
  const has = Object.keys(Object(value));
  const gone = has.filter((name) => !Object.hasOwn(fields, name));
  const missing = order.filter((name) => name !== by && !has.includes(name) && !isOptional(fields[name] ?? schema));
  return [
    { kind: 'set', path: [...path, by], value: kind, order },
    ...gone.map((name) => ({ kind: 'remove', path: [...path, name] })),
    ...missing.map((name) => ({ kind: 'set', path: [...path, name], value: blankOf(fields[name] ?? schema), order })),
  ] as Operation[];
}

/** A value of one of several kinds: which it is, and the fields of that. */
export function KindField(props: FieldProps) {
  const { schema, path, value } = props;
  const workspace = useWorkspace();
  const Any = useAnyField();
  const union = bare(schema);
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) return null;
  const { discriminator } = union._zod.def;
  const kinds = kindsOf(union);
  const now = String(Object(value)[discriminator] ?? '');
  const option = optionFor(schema, value);
  return (
    <Stack gap="lg">
      <NativeSelect
        id={`field-${formatPath([...path, discriminator])}`}
        label={nameOf(discriminator)}
        data={[
          ...(kinds.has(now) ? [] : [{ value: now, label: '' }]),
          ...[...kinds.keys()].map((kind) => ({ value: kind, label: nameOf(kind) })),
        ]}
        value={now}
        onChange={({ currentTarget }) => {
          const next = kinds.get(currentTarget.value);
          if (next) workspace.editAll(asKind(props, discriminator, [currentTarget.value, next]));
        }}
      />
      {option !== union && <Any {...props} schema={option} />}
    </Stack>
  );
}
