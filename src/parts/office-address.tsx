import { useSite } from './context';
import { TextLines } from './text-lines';

/** The address of an office line by line, in the order of its country; nothing where it has none. */
export const OfficeAddress = ({ office }: { office: string }) => (
  <TextLines lines={useSite().addresses[office] ?? []} />
);
