import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './publish.module.css';
import type { ValueChange } from './value-changes';

/** So many are shown until more are asked for. */
const atFirst = 30;

/** What changed, each place with what stood there and what stands there now. */
export function Changes({ changes, none }: { changes: readonly ValueChange[]; none?: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, atFirst);
  const more = changes.length - shown.length;
  return (
    <>
      <dl className={classes.changes}>
        {shown.map(({ id, place, became, before = became ? undefined : none, after = became ? undefined : none }) => (
          <div key={id}>
            <dt>{place}</dt>
            {became && <dd>{became}</dd>}
            {before !== undefined && (
              <dd>
                <del>{before}</del>
              </dd>
            )}
            {after !== undefined && (
              <dd>
                <ins>{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setWhole(true)}>
          Show {more} more
        </Button>
      )}
    </>
  );
}
