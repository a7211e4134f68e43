import { Words } from './words';

interface Props {
  className?: string | undefined;
  children?: string | undefined;
}

/** A text as a paragraph; nothing where there is none. */
export function Paragraph({ className, children }: Props) {
  return children ? (
    <p className={className}>
      <Words>{children}</Words>
    </p>
  ) : null;
}
