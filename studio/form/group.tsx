import { Button, Group as Row, Stack, Text } from '@mantine/core';
import { goToField } from '../regions';
import { useWorkspace } from '../workspace/context';
import { type FieldProps, fieldsIn, useAnyField, useField } from './field-props';
import classes from './form.module.css';
import { blankOf, descriptionOf, isOptional } from './schemas';

/** The inputs of the fields of an object, below each other. */
export function Fields({ schema, path, value }: Pick<FieldProps, 'schema' | 'path' | 'value'>) {
  const Any = useAnyField();
  return (
    <Stack gap="lg">
      {fieldsIn(schema, path, value).map((props) => (
        <Any key={props.label} {...props} />
      ))}
    </Stack>
  );
}

/** Fields that belong together; where they may be left out, they are added and taken away as one. */
export function Group(props: FieldProps) {
  const { schema, path, value, label, order } = props;
  const workspace = useWorkspace();
  const { problem, id } = useField(props);
  if (value === undefined && isOptional(schema)) {
    return (
      <div>
        <Button
          id={id}
          variant="default"
          size="xs"
          onClick={() => {
            if (!workspace.edit({ kind: 'set', path, value: blankOf(schema), order })) return;
            // Who adds it goes on in it.
            goToField(fieldsIn(schema, path, blankOf(schema))[0]?.path ?? path);
          }}
        >
          Add {label.toLowerCase()}
        </Button>
        <Text size="xs" c="gray.7" mt={4}>
          {descriptionOf(schema)}
        </Text>
      </div>
    );
  }
  return (
    <fieldset className={classes.group} id={id}>
      <legend className={classes.legend}>{label}</legend>
      <Row justify="space-between" wrap="nowrap" align="start" mb="sm">
        <Text size="xs" c="gray.7">
          {descriptionOf(schema)}
        </Text>
        {isOptional(schema) && (
          <Button
            variant="subtle"
            size="compact-xs"
            flex="none"
            color="gray"
            aria-label={`Remove ${label.toLowerCase()}`}
            onClick={() => workspace.edit({ kind: 'remove', path }) && goToField(path)}
          >
            Remove
          </Button>
        )}
      </Row>
      {problem && (
        <Text size="sm" c="red.8" mb="sm">
          {problem}
        </Text>
      )}
      <Fields {...{ schema, path, value }} />
    </fieldset>
  );
}
