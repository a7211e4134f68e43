import type { IdReference, JobPosting } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { officeAt } from '../../model/phone';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';
import { postalAddress } from './place';

type Job = StatementOf<'jobs'>['items'][number];

const employmentTypes: Record<Job['employment'], string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** The open jobs, each where its office is. */
export const jobNodes = ({ items }: StatementOf<'jobs'>, { site: { config }, page, url }: GraphSource): Node[] =>
  items.map(({ title, text, employment, office: id, posted, until }, index) => {
    const office = officeAt(config.business, id ?? page.office);
    const node: JobPosting & IdReference = {
      '@type': 'JobPosting',
      '@id': `${url}#job-${index + 1}`,
      title,
      description: text,
      employmentType: employmentTypes[employment],
      datePosted: posted,
      validThrough: until,
      hiringOrganization: { '@id': businessId(config) },
      jobLocation: { '@type': 'Place', address: postalAddress(config, office) },
    };
    return node;
  });
