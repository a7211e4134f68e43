import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { templates } from '../../schemas/templates';
import { isRoute, pageFileOf, routeOf } from '../../src/addresses/routes';
import { configName } from '../../src/model/config-name';
import { slugOf } from '../../src/model/slug';
import { childValue } from '../../src/model/values';
import { languageName } from '../../src/model/words/language-name';
import { Dialog } from '../dialog';
import { useFacts } from '../form/named-fields';
import { nameOf } from '../form/words';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { copyOf, newPage, type PageKind } from '../workspace/new-page';
import { readingOf } from '../workspace/readings';
import type { State } from '../workspace/state';

/** A word at the top level of a text, for pages that are too many to be read one by one. */
const wordIn = (text: string | null | undefined, name: string): string | undefined =>
  new RegExp(`^${name}: *["']?([^"'\\s#]+)`, 'm').exec(text ?? '')?.[1];

/** The languages that pages may be in, besides that of the site: those that its facts name, and those of its pages. */
const furtherLanguages = (config: unknown, files: State['files']): string[] => [
  ...new Set([
    ...Object.keys(Object(childValue(config, 'languages'))),
    ...[...files.values()].flatMap(({ text }) => wordIn(text, 'language') ?? []),
  ]),
];

/** Makes a page of a kind, a copy of one, or one in another language: a few answers, the address offered from the title. */
export function AddPage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { files, standing, pictures } = useWorkspaceState();
  const facts = useFacts();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string>();
  const [kind, setKind] = useState('page');
  const from = files.get(kind)?.text;
  const original = { language: wordIn(from, 'language'), translates: wordIn(from, 'translates') };
  const [chosen, setLanguage] = useState<string>();
  const language = chosen ?? original.language ?? '';
  const route = address ?? `${language && `/${language}`}/${slugOf(title)}`;
  const file = pageFileOf(route);
  const taken = (files.get(file)?.text ?? null) !== null;
  const wrong =
    !isRoute(route) || route === '/'
      ? 'Lower-case letters, digits and hyphens, such as /our-team'
      : taken
        ? 'There is a page at this address'
        : undefined;
  const config = useMemo(() => readingOf({ path: configName, text: files.get(configName)?.text ?? '' }).value, [files]);
  const languages = useMemo(() => furtherLanguages(config, files), [config, files]);
  const make = () => {
    const isTranslation = Boolean(from) && language !== (original.language ?? '');
    const translates = isTranslation ? (original.language ? original.translates : routeOf(kind)?.route) : undefined;
    const inLanguage = language === '' ? undefined : { language, translates };
    // The list has no other values than kinds of pages and files.
    const text = from
      ? copyOf(from, title, inLanguage)
      : newPage(
          kind as PageKind,
          title,
          { picture: pictures[0]?.[0], office: facts.business?.offices?.[0]?.id },
          inLanguage,
        );
    workspace.put(new Map([[file, text]]));
    workspace.open(file);
    close();
  };
  const kinds = [
    {
      group: 'From nothing',
      items: [
        { value: 'page', label: 'A page of sections' },
        ...Object.keys(templates).map((name) => ({ value: name, label: `${nameOf(name)} page` })),
      ],
    },
    { group: 'A copy of', items: standing.pages.map(({ file: other, title: its }) => ({ value: other, label: its })) },
  ];
  return (
    <Dialog onClose={close} title="Add a page" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong && title !== '') make();
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Title"
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <TextInput
            label="Address"
            value={route}
            error={title !== '' && wrong}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <NativeSelect
            label="Begin with"
            data={kinds}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          />
          {languages.length > 0 && (
            <NativeSelect
              label="Language"
              description={
                language !== '' && files.has(kind) && language !== original.language
                  ? 'Both pages lead to each other, and search engines are told of both.'
                  : undefined
              }
              data={[
                { value: '', label: 'As the site' },
                ...languages.map((value) => ({ value, label: languageName(value) })),
              ]}
              value={language}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={title === '' || wrong !== undefined}>
              Add page
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
