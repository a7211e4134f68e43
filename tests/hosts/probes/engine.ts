import type { Host } from '../../../schemas/site/host-names';
import type { HostInput } from '../../../scripts/hosts/host';

/** What an engine answered with; names of headers are small. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
}

/** What is asked for: `host` is the name in the request, the site's own when left out. */
export interface Question {
  address: string;
  host?: string;
  /** The scheme in the request, https when left out; servers are told by the header that proxies send. */
  scheme?: 'http';
  headers?: Readonly<Record<string, string>>;
}

export interface RunningEngine {
  ask(question: Question): Promise<Answer>;
  stop(): Promise<void> | void;
}

/** The site that engines are started with. */
export interface ProbedSite {
  /** The folder of the site as it is uploaded to this host. */
  folder: string;
  input: HostInput;
}

/** What a host can say in its files; what it can't is in its report, and expected so. */
export interface Abilities {
  /** Sends files, as a server does and a matcher of rules doesn't. */
  serves: boolean;
  /** Takes a query for a condition. */
  queries: boolean;
  /** Takes a query for a condition at the address of home. */
  homeQueries: boolean;
  /** Leaves parameters out of the query that a redirect takes along. */
  dropsParameters: boolean;
  /** Tells `/x/` from `/x` where `/x` is a page. */
  slashBesidePage: boolean;
  /** Asks for digits. */
  digits: boolean;
  /** Leads `/x.html` to `/x`. */
  extension: boolean;
  /** Gives `/404` no page of its own. */
  notFound: boolean;
  /** Knows of pages when it leads `/x/` and `/x.html` to `/x`. */
  knowsPages: boolean;
  /** Leads the other name of the site to its own. */
  otherName: boolean;
  /** Leads to https who asks without it, as what stands before it says. */
  tellsScheme: boolean;
  /** Takes `.html` and `/index` off an address before it looks for redirects. */
  takesExtensionFirst: boolean;
}

export const allAbilities: Abilities = {
  serves: true,
  queries: true,
  homeQueries: true,
  dropsParameters: true,
  slashBesidePage: true,
  digits: true,
  extension: true,
  notFound: true,
  knowsPages: true,
  otherName: true,
  tellsScheme: true,
  takesExtensionFirst: false,
};

export interface Engine {
  /** The host whose files it reads. */
  files: Host;
  abilities: Abilities;
  /** The path of its program, or of its package; undefined where it is not installed. */
  find(): string | undefined;
  start(site: ProbedSite, program: string): Promise<RunningEngine>;
}
