import type { ConfigFindings, checkWrittenConfig } from '../rules/check-config';
import type { checkWrittenPage } from '../rules/check-page';
import type { siteCheck } from '../rules/check-site';
import type { heeded } from '../rules/heed-allowances';

/** What looks at what is written. Given to the engine, so that a browser can draw a page before it has them. */
export interface Rules {
  checkWrittenPage: typeof checkWrittenPage;
  /** Gives nothing where nothing was looked for. */
  checkWrittenConfig(...told: Parameters<typeof checkWrittenConfig>): ConfigFindings | undefined;
  siteCheck: typeof siteCheck;
  heeded: typeof heeded;
}

/** Finds nothing. */
export const noRules: Rules = {
  checkWrittenPage: () => undefined,
  checkWrittenConfig: () => undefined,
  siteCheck: () => ({ check: () => undefined, last: () => undefined }),
  heeded: (problems) => [...problems],
};
