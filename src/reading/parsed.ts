import type { Issue } from './issue';
import type { Places } from './places';

/** What a file was written as, and what it is read as with its slips put right. */
export interface ReadAs {
  written: string;
  mended: string;
}

/** A YAML file as a plain value that can still be asked where in the text something stands. */
export interface Parsed extends Places {
  file: string;
  /** The content of the file; undefined when it cannot be read as fields. */
  value: unknown;
  /** What the parser could not make sense of, in plain words. */
  faults: Issue[];
  /** Warnings of text that YAML reads differently from what stands there. */
  traps: Issue[];
  /** The text as it is read, where slips were put right in it. */
  readAs?: ReadAs;
}
