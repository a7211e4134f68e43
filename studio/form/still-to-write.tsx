import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { valueAt } from '../../src/model/values';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import { formatPath, type Path } from '../../src/reading/position';
import { blanksIn } from './blanks-in';
import { DraftNote } from './draft-note';
import { Begun, useAnyField } from './field-props';
import classes from './inspector.module.css';
import type { Schema } from './schemas';
import { nameOf, placeInWords } from './words';

interface Props {
  schema: Schema;
  value: unknown;
  /** The places of its texts. */
  asked: readonly Path[];
  /** True where the page was begun a moment ago. */
  isFirst: boolean;
  showAll: () => void;
}

/**
 * The texts that a page is asked for, below the pictures that stand there until others are chosen; what is written stays among
 * them until another page is opened.
 */
export function askedFor(page: unknown): Path[] {
  const texts = blanksIn(page);
  const pictures = texts.flatMap((path): Path[] => (path.at(-1) === 'alt' ? [[...path.slice(0, -1), 'src']] : []));
  return [...pictures, ...texts];
}

/** What a new page still needs, text by text and nothing else, so that Tab leads from one to the next. */
export function StillToWrite({ schema, value, asked, isFirst, showAll }: Props) {
  const Any = useAnyField();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is begun once.
  useEffect(() => {
    if (isFirst) place.current?.querySelector<HTMLElement>('textarea,input:not([type="file"])')?.focus();
  }, []);
  const left = blanksIn(value).length;
  return (
    <div ref={place} className={classes.panel}>
      <Title order={2} size="h4">
        {left === 0 ? 'All of it is written' : 'Still to write'}
      </Title>
      <Text size="sm" c="gray.7" mb="md" role="status">
        {left === 0
          ? 'Nothing is missing on this page.'
          : `${left} ${left === 1 ? 'text' : 'texts'} until this page is whole.`}{' '}
        <Anchor component="button" type="button" size="sm" onClick={showAll}>
          Show all fields
        </Anchor>
      </Text>
      {left === 0 && <DraftNote value={value} />}
      <Begun value={true}>
        <Stack gap="lg">
          {asked.map((path) => {
            const own = schemasAlong(schema, value, path).at(-1) ?? schema;
            const label = path.length === 1 ? nameOf(String(path[0])) : placeInWords(value, path);
            return <Any key={formatPath(path)} schema={own} path={path} value={valueAt(value, path)} label={label} />;
          })}
        </Stack>
      </Begun>
    </div>
  );
}
