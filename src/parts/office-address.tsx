import { Fragment } from 'react';
import { useSite } from './context';

/** The address of an office line by line, in the order of its country; nothing where it has none. */
export function OfficeAddress({ office }: { office: string }) {
  const lines = useSite().addresses[office] ?? [];
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
