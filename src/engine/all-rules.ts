import { checkWrittenConfig } from '../rules/check-config';
import { checkWrittenPage } from '../rules/check-page';
import { siteCheck } from '../rules/check-site';
import { heeded } from '../rules/heed-allowances';
import type { Rules } from './given-rules';

export const allRules: Rules = { checkWrittenPage, checkWrittenConfig, siteCheck, heeded };
