import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { siteConfig } from '../../schemas/site';
import { configName } from '../../src/model/config-name';
import { childValue, valueAt } from '../../src/model/values';
import { optionFor, schemasAlong } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import { formatPath, isWithin, type Path } from '../../src/reading/position';
import { useParsed, useWorkspace, useWorkspaceState, useWorkspaceValue } from '../workspace/context';
import { sectionListOf } from '../workspace/section-list';
import { SchemaField } from './any-field';
import { DraftNote } from './draft-note';
import { AnyField, fieldsIn, mendOf } from './field-props';
import form from './form.module.css';
import classes from './inspector.module.css';
import { problemInWords } from './owner-words';
import { descriptionOf, type Schema } from './schemas';
import { askedFor, StillToWrite } from './still-to-write';
import { toldProblem } from './told-problem';
import { factName, nameOf } from './words';

/** What of a file the form shows for a place in it: a fact of the site, a section of a page, or all of the page's own fields. */
function subjectOf(file: string, selected: Path, sections: string | undefined): Path {
  if (file === configName) return selected.slice(0, 1);
  return selected[0] === sections && selected.length > 1 ? selected.slice(0, 2) : [];
}

/** Brings a field to where it is seen with what stands around it; one that is seen stays where it is. */
function bringIntoView(field: HTMLElement | null): void {
  const panel = field?.closest('aside');
  if (!field || !panel) return;
  const around = panel.getBoundingClientRect();
  const { top, bottom, height } = field.getBoundingClientRect();
  if (top >= around.top && bottom <= around.bottom) return;
  // The panel alone: the studio around it stays where it is.
  panel.scrollTop += top - around.top - Math.max(16, (around.height - height) / 2);
}

/** The form of what is chosen. */
export function Inspector() {
  const workspace = useWorkspace();
  const { file, selected, standing } = useWorkspaceState();
  const isNew = useWorkspaceValue(({ files }) => files.get(file)?.saved === null);
  const { value } = useParsed();
  const panel = useRef<HTMLDivElement>(null);
  // A page that was begun is written to its end, also when nothing is missing any more.
  const writing = useRef<{ file: string; asked: readonly Path[] }>(undefined);
  const schema: z.ZodType | undefined = file === configName ? siteConfig : choosePageSchema({ value }).schema;
  const sections = file === configName ? undefined : sectionListOf(value);
  const subject = subjectOf(file, selected, sections);
  const place = formatPath(selected);
  const about = `${file} ${formatPath(subject)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form is about now begins at its top.
  useEffect(() => void panel.current?.parentElement?.scrollTo(0, 0), [about]);
  const isOfAll = place === formatPath(subject);
  useEffect(() => {
    if (!isOfAll) bringIntoView(document.getElementById(`field-${place}`));
  }, [place, isOfAll]);
  const [whole, setWhole] = useState<string>();
  const showAll = () => {
    setWhole(file);
    workspace.select([]);
  };
  if (value === undefined || !schema) return <BrokenFile />;
  if (isNew && whole !== file) {
    const isFirst = writing.current?.file !== file;
    const asked = isFirst ? askedFor(value) : (writing.current?.asked ?? []);
    if (asked.length > 0) writing.current = { file, asked };
    // A section that has no such text is a form of its own.
    if (asked.some((path) => isWithin(path, subject))) {
      return (
        <AnyField value={SchemaField}>
          <StillToWrite key={file} {...{ schema, value, asked, isFirst, showAll }} />
        </AnyField>
      );
    }
  }
  const along = schemasAlong(schema, value, subject);
  const own: Schema = along.at(-1) ?? schema;
  const inner = valueAt(value, subject);
  const isWhole = subject.length === 0;
  const isSection = subject.length > 1;
  const type = childValue(inner, 'type');
  const name = isWhole ? 'Page' : isSection ? nameOf(String(type)) : factName(String(subject[0]));
  const fields = isWhole ? fieldsIn(schema, [], value).filter(({ path }) => path[0] !== sections) : undefined;
  const problems = standing.problems.filter((one) => one.file === file && one.path === formatPath(subject));
  return (
    <AnyField value={SchemaField}>
      {/* What a field is in the middle of is of this place: the same field of another page knows nothing of it. */}
      <div key={about} ref={panel} className={classes.panel}>
        {!isWhole && file !== configName && (
          <Anchor component="button" type="button" size="sm" onClick={() => workspace.select([])}>
            ← The whole page
          </Anchor>
        )}
        <Title order={2} size="h4">
          {name}
        </Title>
        {(isWhole || isSection) && (
          <Text size="sm" c="gray.7" mb="md">
            {isWhole ? 'What search engines and menus say of this page.' : descriptionOf(optionFor(own, inner))}
          </Text>
        )}
        <Stack gap="lg">
          {isWhole && <DraftNote value={value} />}
          {problems.map((one) => (
            <Alert key={one.found} color={one.severity === 'error' ? 'red' : 'gray'} variant="light">
              {toldProblem(problemInWords(one), one.severity, mendOf(workspace, one))}
            </Alert>
          ))}
          {fields ? (
            fields.map((props) => <SchemaField key={props.label} {...props} />)
          ) : isSection ? (
            fieldsIn(own, subject, inner).map((props) => <SchemaField key={formatPath(props.path)} {...props} />)
          ) : (
            <div className={form.alone}>
              <SchemaField
                {...{ schema: own, path: subject, value: inner, label: name }}
                order={Object.keys(Object(schema).shape ?? {})}
              />
            </div>
          )}
        </Stack>
      </div>
    </AnyField>
  );
}

/** A file that cannot be read stays as it is, and blocks nothing else. */
function BrokenFile() {
  const workspace = useWorkspace();
  const { standing, file } = useWorkspaceState();
  const first = standing.problems.find((one) => one.file === file);
  return (
    <div className={classes.panel}>
      <Title order={2} size="h4">
        This file cannot be read
      </Title>
      <Text size="sm" my="sm" component="div">
        {first
          ? toldProblem(`Line ${first.line}: ${first.found} – ${first.fix}`, 'error', mendOf(workspace, first))
          : 'There is nothing in it yet.'}
      </Text>
      <Button onClick={() => workspace.show('yaml')}>Mend it in the text</Button>
    </div>
  );
}
