import { Input } from '@mantine/core';
import { z } from 'zod';
import { useWorkspace } from '../workspace/context';
import { type FieldProps, useField } from './field-props';
import { bare, choicesOf, descriptionOf, isOptional, type Schema } from './schemas';
import classes from './set-field.module.css';
import { nameOf } from './words';

const choicesIn = (schema: Schema): string[] => {
  const list = bare(schema);
  return list instanceof z.core.$ZodArray ? choicesOf(list._zod.def.element) : [];
};

/** True where a schema says of a list that its items stand in the order of the choices, each once. */
const isInOrder = (schema: Schema): boolean => z.globalRegistry.get(bare(schema))?.set === true;

/** True for a list of words in the order of the choices, such as the days of a week: it is chosen from, and not written item by item. */
export function isSet(schema: Schema, value: unknown): boolean {
  const choices = choicesIn(schema);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const known = items.every((item, index) => choices.includes(String(item)) && items.indexOf(item) === index);
  return isInOrder(schema) && known && (value === undefined || Array.isArray(value));
}

/** Some of a few words: each is taken in at its place among the others, and taken out. */
export function SetField(props: FieldProps) {
  const { schema, path, value, label, order } = props;
  const workspace = useWorkspace();
  const field = useField(props);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const choices = choicesIn(schema);
  const turn = (choice: string) => {
    field.choose();
    const at = items.indexOf(choice);
    if (at >= 0 && items.length === 1 && isOptional(schema)) return field.change(undefined);
    if (at >= 0) return workspace.edit({ kind: 'remove', path: [...path, at] });
    const after = items.findIndex((item) => choices.indexOf(String(item)) > choices.indexOf(choice));
    return workspace.edit({ kind: 'insert', path, index: after < 0 ? items.length : after, value: choice, order });
  };
  return (
    <Input.Wrapper label={label} description={descriptionOf(schema)} error={field.problem} labelElement="div">
      <fieldset id={field.id} aria-label={label} className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input type="checkbox" checked={items.includes(choice)} onChange={() => turn(choice)} />
            {nameOf(choice)}
          </label>
        ))}
      </fieldset>
    </Input.Wrapper>
  );
}
