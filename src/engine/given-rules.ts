import type { ConfigTexts, checkWrittenConfig } from '../rules/check-config';
import type { checkWrittenPage } from '../rules/check-page';
import type { SiteCheck } from '../rules/check-site';
import type { heeded } from '../rules/heed-allowances';

/** What looks at what is written. Given to the engine, so that a browser can draw a page before it has them. */
export interface Rules {
  checkWrittenPage: typeof checkWrittenPage;
  /** Gives nothing where nothing was looked for. */
  checkWrittenConfig(...told: Parameters<typeof checkWrittenConfig>): ConfigTexts | undefined;
  siteCheck(): SiteCheck;
  heeded: typeof heeded;
}

/** Finds nothing. */
export const noRules: Rules = {
  checkWrittenPage: () => undefined,
  checkWrittenConfig: () => undefined,
  siteCheck: () => () => undefined,
  heeded: (problems) => [...problems],
};
