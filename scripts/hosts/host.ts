import type { QueryRedirect, Redirect } from '../../schemas/site/redirect';
import type { OutputFile } from '../output/output-file';

/** What the files of a host are made from. */
export interface HostInput {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The years that dated addresses begin and end with: when the business may first have had a website, and the build's. */
  years: { first: number; last: number };
  /** As `redirectsOf` gives them. */
  redirects: readonly Redirect[];
  queryRedirects: readonly QueryRedirect[];
  routes: readonly string[];
  /** Further addresses that show a page. */
  aliases: readonly string[];
  /** Paths of the files in `public/`, such as `/embed/visit.html`. */
  files: readonly string[];
  /** Routes that search engines are asked to leave out, all below one with `/*` at the end. */
  noindex: readonly string[];
  /** The content security policy of every page. */
  policy: string;
  /** That of the studio; missing where there is none, or the host cannot give a path another policy. */
  studioPolicy?: string;
}

export interface HostOutput {
  files: OutputFile[];
  /** What the host cannot express, a sentence each. */
  report: string[];
  /** A script for the end of the head of 404.html, for a host that has no redirects of its own. */
  notFoundScript?: string;
}
