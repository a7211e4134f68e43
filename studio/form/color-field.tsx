import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { contrast } from '../../src/rules/facts/contrast';
import { useParsed } from '../workspace/context';
import { type FieldProps, useField } from './field-props';
import classes from './form.module.css';
import { descriptionOf } from './schemas';

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** A text and its ground, where one of the two is the color itself. */
const samples: readonly [name: string, text?: string, ground?: string][] = [
  ['white on it', '#FFFFFF'],
  ['it on white', undefined, '#FFFFFF'],
];

/** What a contrast is too little for: WCAG asks 4.5 of text, and 3 of large text. */
const weakness = (ratio: number): string => (ratio >= 4.5 ? '' : ratio >= 3 ? ', for large text only' : ', too faint');

/** A color, which the page shows at once, with how well it is read on white and white on it. */
export function ColorField(props: FieldProps) {
  const { schema, path, value, label } = props;
  const field = useField(props);
  const { value: root } = useParsed();
  const others = siblingColors(root, path);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => field.change(currentTarget.value.toUpperCase());
  return (
    <div>
      <TextInput
        {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema) }}
        value={typeof value === 'string' ? value : ''}
        leftSection={
          <input
            type="color"
            className={classes.picked}
            aria-label={`Pick a color: ${label}`}
            list={`${field.id}-others`}
            value={isColor(value) ? value : '#000000'}
            onChange={take}
          />
        }
        onFocus={field.choose}
        onBlur={field.done}
        onChange={take}
      />
      <datalist id={`${field.id}-others`}>
        {others.map((color) => (
          <option key={color} value={color} />
        ))}
      </datalist>
      {isColor(value) && (
        <div className={classes.contrast}>
          {samples.map(([name, text = value, ground = value]) => {
            const ratio = contrast(text, ground);
            const weak = weakness(ratio);
            return (
              <span key={name} data-weak={weak || undefined}>
                <b aria-hidden="true" style={{ color: text, background: ground }} />
                {name} {ratio.toFixed(1)}
                {weak}
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The colors that stand beside one, to choose from. */
function siblingColors(root: unknown, path: FieldProps['path']): string[] {
  const around = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], root);
  return [...new Set(Object.values(Object(around)).filter(isColor))];
}
