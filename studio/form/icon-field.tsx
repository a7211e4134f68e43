import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { type FieldProps, useField } from './field-props';
import classes from './icon-field.module.css';
import { descriptionOf } from './schemas';

/** How many icons are offered at once. */
const most = 48;

/** An icon, found among all by a few letters of its name and chosen by its drawing. */
export function IconField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const { icons } = useWorkspaceState();
  const drawings = useDrawings();
  const name = typeof value === 'string' ? value : '';
  return (
    <Autocomplete
      {...{ id: field.id, label, data: icons, error: field.problem, description: descriptionOf(schema) }}
      value={name}
      limit={most}
      maxDropdownHeight={300}
      leftSection={name !== '' && <Drawing markup={drawings[name]} />}
      classNames={{ option: classes.option }}
      filter={({ search }) => named(icons, search).map((one) => ({ value: one, label: one }))}
      renderOption={({ option }) => (
        <>
          <Drawing markup={drawings[option.value]} />
          <span className={classes.name}>{option.value}</span>
        </>
      )}
      onFocus={field.choose}
      onBlur={field.done}
      onChange={field.change}
    />
  );
}

/** The icons whose names have some letters in them: first those that begin with them, the shortest before. */
function named(icons: readonly string[], search: string): string[] {
  const letters = search.trim().toLowerCase().replaceAll(' ', '-');
  const fits = icons.filter((name) => name.includes(letters));
  const rank = (name: string) => (name.startsWith(letters) ? 0 : 100) + name.length;
  return fits.sort((one, other) => rank(one) - rank(other)).slice(0, most);
}

/** The drawings of all icons by name; none until they are here. */
function useDrawings(): Readonly<Record<string, string>> {
  const workspace = useWorkspace();
  const [drawings, setDrawings] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    workspace.drawings().then(setDrawings, workspace.told);
  }, [workspace]);
  return drawings;
}

const Drawing = ({ markup = '' }: { markup?: string }) => (
  <svg
    className={classes.drawing}
    viewBox="0 0 24 24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes with the app; no author's text is in it.
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
