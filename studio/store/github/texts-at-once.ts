import { bytesOf, gitName } from '../git-name';
import { type Ask, Refusal } from './api';

/** So many texts in one question: GitHub takes some ten seconds of work and a megabyte for one at most. */
const atOnce = 80;

/** As GitHub documents them (`Blob`): the text is missing where it is none, and cut off where it is long. */
interface Answer {
  data?: { repository?: Record<string, { text?: string | null; isTruncated?: boolean } | null> | null } | null;
}

const question = (names: readonly string[]): string =>
  `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${names
    .map((sha, index) => `b${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`)
    .join(' ')} } }`;

/**
 * The bytes of many files by GitHub's GraphQL API, a question for every eighty of them. What it does not give whole, to the
 * byte, is left out, all of it where it answers otherwise than it should: then each is asked for by itself.
 */
export async function textsAtOnce(
  ask: Ask,
  repository: string,
  names: readonly string[],
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const [owner, name] = repository.split('/');
  const parts = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, part) =>
    names.slice(part * atOnce, (part + 1) * atOnce),
  );
  const found = await Promise.all(
    parts.map(async (part) => {
      const body = { query: question(part), variables: { owner, name } };
      const answer = await ask('/graphql', { method: 'POST', body, outside: true })
        .then(async (response) => (await response.json()) as Answer)
        .catch((error: unknown): Answer => {
          if (error instanceof Refusal && error.status !== 401) return {};
          throw error;
        });
      return Promise.all(
        part.map(async (sha, index) => {
          const { text, isTruncated } = answer.data?.repository?.[`b${index}`] ?? {};
          const bytes = typeof text === 'string' && !isTruncated ? bytesOf(text) : undefined;
          return bytes && (await gitName(bytes)) === sha ? ([sha, bytes] as const) : undefined;
        }),
      );
    }),
  );
  return new Map(found.flat().filter((one) => one !== undefined));
}
