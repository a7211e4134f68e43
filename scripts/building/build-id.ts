import { createHash } from 'node:crypto';
import type { SiteData } from '../../src/model/page-data';
import type { ClientBundle } from './bundles';

/** A name for what all pages share, the facts of the site and the code: it stays the same when a page is edited. */
export const buildId = (facts: Omit<SiteData, 'build'>, { app }: Pick<ClientBundle, 'app'>): string =>
  createHash('sha256')
    .update(JSON.stringify([facts, app]))
    .digest('hex')
    .slice(0, 10);
