/** What GitHub answered when it did not do what it was asked for: its status, and a sentence for who edits. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    /** True where another token may be taken: this one is over, was withdrawn, or may do less than before. */
    readonly isOfToken = false,
  ) {
    super(sentence);
  }
}

interface Asked {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: unknown;
  /** The bytes of a blob instead of JSON. */
  raw?: boolean;
  /** True for a path that begins at the API itself, and not at the repository. */
  outside?: boolean;
}

/** Asks GitHub's API, below the address of one repository where nothing else is said. Throws a `Refusal`. */
export type Ask = (path: string, asked?: Asked) => Promise<Response>;

const kept = 'What you have written is kept in this browser.';

/** When the hour is over that a limit is for, as a clock says it. */
function clockTime(headers: Headers): string {
  const wait = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  const at = Number.isNaN(wait) ? reset : Date.now() + wait;
  return Number.isNaN(at)
    ? 'in a few minutes'
    : `at ${new Date(at + 60_000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
}

/** True where an answer says that too much was asked (GitHub answers both limits with 403 or 429). */
const isLimit = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

function sentenceOf(response: Response, message: string): string {
  const { status, headers } = response;
  if (isLimit(response)) return `GitHub takes no more requests for now. Try again ${clockTime(headers)}. ${kept}`;
  if (status === 401) return `GitHub does not know this token, or its time is over. Make a new one. ${kept}`;
  if (status === 403)
    return `The token may not do this: it needs “Contents: read and write” for this repository. ${kept}`;
  if (status === 404)
    return 'GitHub finds no such repository or branch that this token may see. Look at its name and at what the token is for.';
  if (status === 409) return `GitHub says that this repository cannot be written to now: ${message}. ${kept}`;
  if (status === 422) return `GitHub did not take this: ${message}. ${kept}`;
  return status >= 500
    ? `GitHub has a fault of its own (${status}). Try again in a minute. ${kept}`
    : `GitHub answered ${status}: ${message}. ${kept}`;
}

/** What GitHub answers to a token that it does not know, that may not write, and that may not even know of a repository. */
const ofToken: readonly number[] = [401, 403, 404];

/** The way to a repository with the token that there is by then; `address` is where the API stands. */
export function githubApi(repository: string, token: () => string, address = 'https://api.github.com'): Ask {
  return async (path, { method = 'GET', body, raw = false, outside = false } = {}) => {
    const response = await fetch(`${address}${outside ? '' : `/repos/${repository}`}${path}`, {
      method,
      // GitHub lets answers be kept for a minute; a branch that others move must be seen at once.
      cache: 'no-store',
      headers: {
        Accept: raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json',
        Authorization: `Bearer ${token()}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Refusal(0, `GitHub cannot be reached. Look whether you are online, then try again. ${kept}`);
    });
    if (response.ok) return response;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    const isOfToken = !isLimit(response) && ofToken.includes(response.status);
    throw new Refusal(response.status, sentenceOf(response, message), isOfToken);
  };
}
