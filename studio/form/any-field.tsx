import { Fieldset, Group as Row } from '@mantine/core';
import { memo } from 'react';
import { z } from 'zod';
import { optionFor } from '../../src/reading/explain/schema-at';
import { later } from '../later';
import { PictureField } from '../pictures/picture-field';
import { ChoiceField, SwitchField } from './choice-fields';
import { takesColors } from './colors';
import { DayField, isDay } from './day-field';
import { type FieldProps, isSameField } from './field-props';
import { Fields, Group } from './group';
import { ItemList } from './item-list';
import { KindField } from './kind-field';
import { FormNameField, OfficeField } from './named-fields';
import { NumberField } from './number-field';
import { RecordField } from './record-field';
import { bare, isPlace, kindOf } from './schemas';
import { isSet, SetField } from './set-field';
import { TextField } from './text-field';

const LinkField = later(() => import('./link-field').then((module) => module.LinkField));
const IconField = later(() => import('./icon-field').then((module) => module.IconField));
const ColorField = later(() => import('./color-field').then((module) => module.ColorField));

const byKind = {
  text: TextField,
  markdown: (props: FieldProps) => <TextField {...props} isMarkdown />,
  link: LinkField,
  icon: IconField,
  picture: PictureField,
  office: OfficeField,
  form: FormNameField,
  film: TextField,
  frame: TextField,
} as const;

/** The input for any value that a schema describes: walked from the schema alone, so that a new block needs nothing here. */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const { schema, value } = props;
  const kind = kindOf(schema);
  if (kind) {
    const Input = byKind[kind];
    return <Input {...props} />;
  }
  if (bare(schema) instanceof z.core.$ZodDiscriminatedUnion && value !== undefined) return <KindField {...props} />;
  const inner = optionFor(schema, value);
  if (inner instanceof z.core.$ZodLiteral) return null;
  if (inner instanceof z.core.$ZodObject) return <Group {...props} />;
  if (isSet(inner, value)) return <SetField {...props} />;
  if (inner instanceof z.core.$ZodArray) return <ItemList {...props} />;
  if (inner instanceof z.core.$ZodTuple) return <TupleField {...props} items={inner._zod.def.items} />;
  if (inner instanceof z.core.$ZodRecord) return <RecordField {...props} />;
  if (inner instanceof z.core.$ZodEnum) return <ChoiceField {...props} />;
  if (inner instanceof z.core.$ZodBoolean) return <SwitchField {...props} />;
  if (inner instanceof z.core.$ZodISODate && isDay(value)) return <DayField {...props} />;
  if (inner instanceof z.core.$ZodNumber) return <NumberField {...props} />;
  if (inner instanceof z.core.$ZodDiscriminatedUnion) return <Fields {...props} />;
  if (isPlace(schema)) return <LinkField {...props} />;
  return takesColors(inner) ? <ColorField {...props} /> : <TextField {...props} />;
}, isSameField);

/** A few values in a fixed order, such as latitude and longitude. */
function TupleField({ path, value, label, items }: FieldProps & { items: readonly FieldProps['schema'][] }) {
  return (
    <Fieldset legend={label} variant="unstyled">
      <Row grow align="end" gap="sm">
        {items.map((schema, index) => (
          <SchemaField
            // Their places are what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            {...{ schema, path: [...path, index], label: `${label}, ${index + 1} of ${items.length}` }}
            value={Array.isArray(value) ? value[index] : undefined}
          />
        ))}
      </Row>
    </Fieldset>
  );
}
