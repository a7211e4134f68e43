import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { valueAt } from '../../src/model/values';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import { formatPath } from '../../src/reading/position';
import { blanksIn } from './blanks-in';
import { useAnyField } from './field-props';
import classes from './inspector.module.css';
import type { Schema } from './schemas';
import { nameOf, placeInWords } from './words';

interface Props {
  schema: Schema;
  value: unknown;
  showAll: () => void;
}

/** What a new page still needs, text by text and nothing else, so that Tab leads from one to the next. */
export function StillToWrite({ schema, value, showAll }: Props) {
  const Any = useAnyField();
  const place = useRef<HTMLDivElement>(null);
  // What is written stays where it is until another page is opened.
  const [blanks] = useState(() => blanksIn(value));
  useEffect(() => place.current?.querySelector<HTMLElement>('textarea,input')?.focus(), []);
  const left = blanksIn(value).length;
  return (
    <div ref={place} className={classes.panel}>
      <Title order={2} size="h4">
        Still to write
      </Title>
      <Text size="sm" c="gray.7" mb="md" role="status">
        {left === 0 ? 'All of it is written.' : `${left} ${left === 1 ? 'text' : 'texts'} until this page is whole.`}{' '}
        <Anchor component="button" type="button" size="sm" onClick={showAll}>
          Show all fields
        </Anchor>
      </Text>
      <Stack gap="lg">
        {blanks.map((path) => {
          const own = schemasAlong(schema, value, path).at(-1) ?? schema;
          const label = path.length === 1 ? nameOf(String(path[0])) : placeInWords(value, path);
          return <Any key={formatPath(path)} schema={own} path={path} value={valueAt(value, path)} label={label} />;
        })}
      </Stack>
    </div>
  );
}
