import type { SiteConfig } from '../../schemas/site';
import { configName } from '../model/config-name';
import { survivesJson } from '../model/values';
import { readSiteConfig } from '../reading/page-source';
import type { Path } from '../reading/position';
import { type Problem, problemOfFile } from '../reading/problem';

/** `site.config.yaml` as it was read last. */
export interface ConfigReading {
  /** Missing where there is no such file. */
  text?: string;
  problems: readonly Problem[];
  /** What of the newest text is good; of one that cannot be used, that of the last that could: pages go on being shown. */
  value?: SiteConfig;
  /** True where enough of the newest text is good to look at pages with it. */
  usable: boolean;
  /** True where the newest text has no errors. */
  valid: boolean;
  /** What of the newest text is not used, and all that it says. */
  lost: readonly Path[];
  /** What is used as it was most likely meant. */
  guessed: readonly Path[];
  written?: unknown;
  /** The path that the newest text has for one in the value. */
  inFile(path: Path): Path;
}

/** A configuration without errors as it was read. Plain data, so that it can be kept between runs. */
export type SoundConfig = Required<Pick<ConfigReading, 'value' | 'problems'>>;

/** What can be kept of a configuration; nothing of one with errors. */
export const soundConfig = ({ valid, value, problems }: ConfigReading): SoundConfig | undefined =>
  valid && survivesJson(value) && value ? { value, problems } : undefined;

/** The configuration with a text that was read before. */
export const knownConfig = (text: string, known: SoundConfig): ConfigReading => ({
  ...{ text, ...known, valid: true, usable: true, lost: [], guessed: [] },
  inFile: (path) => path,
});

/**
 * Reads the configuration; a missing one is a mistake. One that says the same as before keeps its value: nothing that was
 * made with it is made again, as after a slip that was taken back.
 */
export function readConfig(text: string | undefined, before?: ConfigReading): ConfigReading {
  if (text === undefined) {
    const found = 'there is no site.config.yaml';
    const fix = 'add it to the folder that holds pages/ and public/, by just this name: not .yml, and not .yaml.txt';
    return {
      usable: false,
      problems: [problemOfFile(configName, { code: 'file/missing', found, fix })],
      value: before?.value,
      valid: false,
      lost: [],
      guessed: [],
      inFile: (path) => path,
    };
  }
  const { value, good, problems } = readSiteConfig({ path: configName, text });
  const says = (one: SiteConfig | undefined): string | undefined => one && JSON.stringify(one);
  const newest = value ?? good?.value;
  const same = newest !== undefined && says(newest) === says(before?.value);
  return {
    text,
    problems,
    value: same ? before?.value : (newest ?? before?.value),
    valid: value !== undefined,
    usable: newest !== undefined,
    lost: good?.lost ?? [],
    guessed: good?.guessed ?? [],
    written: good?.written,
    inFile: good?.inFile ?? ((path) => path),
  };
}
