import type { SiteConfig } from '../../schemas/site';
import { readSiteConfig } from '../reading/page-source';
import { type Problem, problemOfFile } from '../reading/problem';

/** The name of the configuration in the content root. */
export const configName = 'site.config.yaml';

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
}

/**
 * Reads the configuration; a missing one is a mistake. One that says the same as before keeps its value: nothing that was
 * made with it is made again, as after a slip that was taken back.
 */
export function readConfig(text: string | undefined, before?: ConfigReading): ConfigReading {
  if (text === undefined) {
    const found = 'there is no site.config.yaml';
    const fix = 'add it to the folder that holds pages/ and public/';
    return {
      usable: false,
      problems: [problemOfFile(configName, { code: 'file/missing', found, fix })],
      value: before?.value,
      valid: false,
    };
  }
  const { value, good, problems } = readSiteConfig({ path: configName, text });
  const says = (one: SiteConfig | undefined): string | undefined => one && JSON.stringify(one);
  const same = good !== undefined && says(good) === says(before?.value);
  return {
    text,
    problems,
    value: same ? before?.value : (good ?? before?.value),
    valid: value !== undefined,
    usable: good !== undefined,
  };
}
