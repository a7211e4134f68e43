import {
  Autocomplete,
  Button,
  FileButton,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core';
import { type DragEvent, useMemo, useState } from 'react';
import { siteConfig } from '../../schemas/site';
import { pictureUrl, pictureWidths } from '../../src/model/picture-url';
import { parseYaml } from '../../src/reading/parse';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { type FieldProps, useField } from './field-props';
import classes from './form.module.css';
import { descriptionOf } from './schemas';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Facts {
  business?: { offices?: { id?: string; name?: string }[] };
  forms?: Record<string, unknown>;
}

/** What the configuration says, as far as it can be read. */
function useFacts(): Facts {
  const { files } = useWorkspaceState();
  const text = files.get('site.config.yaml')?.text ?? '';
  return useMemo(() => {
    const { value } = parseYaml({ path: 'site.config.yaml', text });
    return siteConfig.safeParse(value).data ?? {};
  }, [text]);
}

export function IconField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const { icons } = useWorkspaceState();
  return (
    <Autocomplete
      {...{ id: field.id, label, data: icons, error: field.problem, description: descriptionOf(schema) }}
      value={words(value)}
      limit={30}
      onFocus={field.choose}
      onBlur={field.done}
      onChange={field.change}
    />
  );
}

/** A name among those that the configuration has; the usual one where none is chosen. */
function NamedField(props: FieldProps & { names: { value: string; label: string }[] }) {
  const { schema, value, label, names } = props;
  const field = useField(props);
  return (
    <NativeSelect
      {...{ id: field.id, label, error: field.problem, description: descriptionOf(schema) }}
      data={[{ value: '', label: 'As usual' }, ...names]}
      value={words(value)}
      onFocus={field.choose}
      onChange={({ currentTarget }) => field.change(currentTarget.value)}
    />
  );
}

export function OfficeField(props: FieldProps) {
  const { business } = useFacts();
  const offices = business?.offices?.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : [])) ?? [];
  return <NamedField {...props} names={offices} />;
}

export function FormNameField(props: FieldProps) {
  const { forms = {} } = useFacts();
  return <NamedField {...props} names={Object.keys(forms).map((name) => ({ value: name, label: name }))} />;
}

/** A picture of the site, chosen from all of them or dropped here. */
export function PictureField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const workspace = useWorkspace();
  const { pictures } = useWorkspaceState();
  const [choosing, setChoosing] = useState(false);
  const [search, setSearch] = useState('');
  const take = async (file: File | null | undefined) => {
    const name = file && (await workspace.addPicture(file));
    if (name) field.change(name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const now = pictures.find(([name]) => name === value);
  const shown = pictures.filter(([name]) => name.includes(search.toLowerCase().trim())).slice(0, 60);
  return (
    <Input.Wrapper label={label} description={descriptionOf(schema)} error={field.problem} labelElement="div">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the buttons in it are the others. */}
      <div className={classes.picture} id={field.id} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {now && <img src={smallest(now)} alt="" className={classes.thumb} />}
        <div>
          <Text size="sm">{words(value) || 'No picture yet'}</Text>
          {now && (
            <Text size="xs" c="gray.7">
              {now[1].width} × {now[1].height} px
            </Text>
          )}
          <Group gap={8} mt={6}>
            <Button variant="default" size="xs" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              Choose
            </Button>
            <FileButton onChange={take} accept="image/*">
              {(button) => (
                <Button variant="default" size="xs" {...button}>
                  Add a file
                </Button>
              )}
            </FileButton>
          </Group>
        </div>
      </div>
      {choosing && (
        <div className={classes.pictures}>
          <TextInput
            aria-label="Search pictures"
            placeholder="Search pictures"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <SimpleGrid cols={3} spacing={8} mt={8}>
            {shown.map((picture) => (
              <button
                key={picture[0]}
                type="button"
                className={classes.choice}
                aria-pressed={picture[0] === value}
                onClick={() => {
                  field.change(picture[0]);
                  setChoosing(false);
                }}
              >
                <img src={smallest(picture)} alt="" loading="lazy" />
                <span>{picture[0]}</span>
              </button>
            ))}
          </SimpleGrid>
        </div>
      )}
    </Input.Wrapper>
  );
}

const smallest = ([name, file]: [string, { width: number; height: number; hash: string }]): string =>
  pictureUrl(name, file, Math.min(...pictureWidths(file)), 'avif');
