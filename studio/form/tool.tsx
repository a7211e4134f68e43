import { ActionIcon } from '@mantine/core';
import classes from './tool.module.css';

/** Drawings of 16 px, in strokes. */
const drawings = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  elsewhere: 'M9 3h4v4M13 3 7 9M11 10v3H3V5h3',
  remove: 'M4 4l8 8M12 4l-8 8',
  undo: 'M6.5 3.5 3 7l3.5 3.5M3 7h6a4 4 0 0 1 0 8H7',
  redo: 'M9.5 3.5 13 7l-3.5 3.5M13 7H7a4 4 0 0 0 0 8h2',
  drag: 'M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01',
  rename: 'M3 13l.7-3L11 2.7 13.3 5 6 12.3z',
} as const;

interface Props {
  label: string;
  sign: keyof typeof drawings;
  off?: boolean;
  act: () => void;
}

/** A small button with a drawing and a name. */
export function Tool({ label, sign, off = false, act }: Props) {
  return (
    <ActionIcon
      className={classes.tool}
      variant="subtle"
      color="gray.8"
      size={26}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={act}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={drawings[sign]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </ActionIcon>
  );
}
