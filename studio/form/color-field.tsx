import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { valueAt } from '../../src/model/values';
import { pairsOf } from '../../src/rules/facts/color-rules';
import { contrast } from '../../src/rules/facts/contrast';
import { useParsed } from '../workspace/context';
import { type FieldProps, useField } from './field-props';
import classes from './form.module.css';
import { descriptionOf } from './schemas';
import { nameOf } from './words';

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const called = (color: string): string => (color === 'white' ? color : `“${nameOf(color)}”`);

interface Sample {
  name: string;
  text: string;
  ground: string;
}

/** What a color is read on, and what on it: in a theme what the page has together, elsewhere white. */
function samplesOf(color: string, path: FieldProps['path'], around: object): Sample[] {
  const own = String(path.at(-1));
  const shades = new Map<string, unknown>([['white', '#FFFFFF'], ...Object.entries(around), [own, color]]);
  const isOfTheme = path[0] === 'theme' && path[1] === 'colors';
  const pairs = isOfTheme
    ? pairsOf(own)
    : ([
        ['white', own],
        [own, 'white'],
      ] as const);
  return pairs.flatMap(([text, ground]) => {
    const [over, under] = [shades.get(text), shades.get(ground)];
    const name = text === own ? `on ${called(ground)}` : `${called(text)} on it`;
    return isColor(over) && isColor(under) ? [{ name, text: over, ground: under }] : [];
  });
}

/** What a contrast is too little for: WCAG asks 4.5 of text, and 3 of large text. */
const weakness = (ratio: number): string => (ratio >= 4.5 ? '' : ratio >= 3 ? ', for large text only' : ', too faint');

/** A color, which the page shows at once, with how well it is read on what it stands on. */
export function ColorField(props: FieldProps) {
  const { schema, path, value, label } = props;
  const field = useField(props);
  const { value: root } = useParsed();
  const around = Object(valueAt(root, path.slice(0, -1)));
  const others = [...new Set(Object.values(around).filter(isColor))];
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
          {samplesOf(value, path, around).map(({ name, text, ground }) => {
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
