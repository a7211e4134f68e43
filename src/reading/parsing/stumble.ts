import { parseEvents, YAMLException } from 'js-yaml';
import { withoutMark } from '../byte-order-mark';
import { withoutStacks } from './without-stacks';

/** Where the quick parser stumbles over a text that is no YAML; undefined for one that it can read. */
export function stumble(text: string): number | undefined {
  try {
    withoutStacks(() => parseEvents(withoutMark(text), {}));
    return undefined;
  } catch (error) {
    return error instanceof YAMLException ? (error.mark?.position ?? 0) : 0;
  }
}
