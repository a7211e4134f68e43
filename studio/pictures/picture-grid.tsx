import { Text, TextInput } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { ChoiceGrid } from '../choice-grid';
import { Dialog } from '../dialog';
import { useWorkspaceState } from '../workspace/context';
import classes from './pictures.module.css';
import { thumbnail } from './thumbnail';

/** How many pictures stand in the grid until they are looked for by name. */
const most = 120;

interface Props {
  chosen: unknown;
  choose: (name: string) => void;
  drop: (event: DragEvent) => void;
  close: () => void;
}

/** All pictures of the site, to choose one of them. */
export function PictureGrid({ chosen, choose, drop, close }: Props) {
  const { pictures, files } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const texts = [...files.values()].map(({ text }) => text ?? '').join('\n');
  const fits = pictures.filter(([name]) => name.toLowerCase().includes(search.toLowerCase().trim()));
  return (
    <Dialog onClose={close} title="Pictures of the site" size={880}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button beside the field adds a photo as well. */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <ChoiceGrid
          className={classes.grid}
          search={
            <TextInput
              data-autofocus
              aria-label="Search pictures"
              placeholder={`Search ${pictures.length} pictures, or drop a photo here`}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          }
        >
          {fits.slice(0, most).map((picture) => (
            <button
              key={picture[0]}
              type="button"
              className={classes.choice}
              aria-pressed={picture[0] === chosen}
              onClick={() => choose(picture[0])}
            >
              <img src={thumbnail(picture)} alt="" loading="lazy" data-kind={picture[1].kind} />
              <span className={classes.name}>{picture[0]}</span>
              <span className={classes.size}>
                {picture[1].width} × {picture[1].height}
                {!texts.includes(picture[0]) && ', not used'}
              </span>
            </button>
          ))}
        </ChoiceGrid>
        {fits.length > most && (
          <Text size="sm" c="gray.7" mt="md">
            {fits.length - most} more are found by their names.
          </Text>
        )}
      </div>
    </Dialog>
  );
}
