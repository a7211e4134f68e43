import type { Purpose } from '../../../schemas/page';
import type { Page } from '../../model/site';

/** The purpose of a page that names none: what its template is for. */
const byKind: Record<Page['kind'], Purpose> = {
  page: 'page',
  service: 'service',
  city: 'service',
  area: 'service',
  article: 'page',
};

/** What a page is for: as it says, else as its template implies. */
export const purposeOf = ({ purpose, kind }: Pick<Page, 'purpose' | 'kind'>): Purpose => purpose ?? byKind[kind];
