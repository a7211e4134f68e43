import { Input, NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { type FieldProps, useField } from './field-props';
import { choicesOf, descriptionOf } from './schemas';
import { nameOf } from './words';

/** In px, of the form in a narrow window, within an item of a list. */
const narrowest = 240;

/** About as many px as words take side by side. */
const widthOf = (words: readonly string[]): number => words.join('').length * 7.5 + words.length * 22;

/** One of a few words: side by side where they fit, in a list where they do not. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const choices = choicesOf(schema);
  const now = typeof value === 'string' ? value : typeof field.usual === 'string' ? field.usual : '';
  const unset = now === '' ? [{ value: '', label: 'As usual' }] : [];
  const data = [...unset, ...choices.map((choice) => ({ value: choice, label: nameOf(choice) }))];
  if (widthOf(data.map((choice) => choice.label)) > narrowest) {
    return (
      <NativeSelect
        {...{ id: field.id, label, data, error: field.problem, description: descriptionOf(schema) }}
        value={now}
        onFocus={field.choose}
        onChange={({ currentTarget }) => field.change(currentTarget.value)}
      />
    );
  }
  return (
    <Input.Wrapper label={label} description={descriptionOf(schema)} error={field.problem} labelElement="div">
      <SegmentedControl
        id={field.id}
        aria-label={label}
        fullWidth
        mt={6}
        data={data}
        value={now}
        onChange={(next) => {
          field.choose();
          field.change(next);
        }}
      />
    </Input.Wrapper>
  );
}

export function SwitchField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  return (
    <Switch
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema) }}
      checked={value === undefined ? field.usual === true : value === true}
      onFocus={field.choose}
      onChange={({ currentTarget }) => field.change(currentTarget.checked)}
    />
  );
}
