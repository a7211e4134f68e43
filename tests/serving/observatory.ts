/** Headers by their names in small letters. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Judge = (of: (name: string) => string, policy: Policy) => number;

/** The sources of each directive of a content security policy. */
type Policy = ReadonlyMap<string, readonly string[]>;

const policyIn = (header: string): Policy =>
  new Map(
    header
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );

const orDefault = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

/** Sources that let in whatever is there. */
const isBroad = (source: string): boolean => /^(?:\*|https?:(?:\/\/\*)?|ftp:)$/.test(source);
const isOpen = (source: string): boolean => isBroad(source) || source === 'data:';

function judgePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const scripts = orDefault(policy, 'script-src');
  const hasHash = scripts.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  if (scripts.includes("'unsafe-inline'") && !hasHash) return -20;
  if (scripts.some(isOpen) || orDefault(policy, 'object-src').some(isOpen)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (['img-src', 'media-src'].some((name) => orDefault(policy, name).some((source) => /^http:/.test(source))))
    return -10;
  if (orDefault(policy, 'style-src').some((source) => source === "'unsafe-inline'" || isOpen(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** Half a year in seconds, as the rules count it. */
const halfYear = 15_552_000;

/** What each of the rules adds or takes. */
const judges: Readonly<Record<string, Judge>> = {
  'content-security-policy': (_of, policy) => judgePolicy(policy),
  cookies: (of) =>
    of('set-cookie') === '' || /;\s*secure/i.test(of('set-cookie')) ? 0 : /sess/i.test(of('set-cookie')) ? -40 : -20,
  'cross-origin-resource-sharing': (of) =>
    of('access-control-allow-origin') === '*' && of('access-control-allow-credentials') === 'true' ? -50 : 0,
  'cross-origin-resource-policy': (of) => (/^same-(?:origin|site)$/.test(of('cross-origin-resource-policy')) ? 10 : 0),
  'referrer-policy': (of) => {
    const last = of('referrer-policy').split(',').at(-1)?.trim() ?? '';
    if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last)) return 5;
    return last === '' || last === 'no-referrer-when-downgrade' ? 0 : -5;
  },
  'strict-transport-security': (of) => {
    const [, seconds] = /max-age=(\d+)/.exec(of('strict-transport-security')) ?? [];
    return seconds === undefined ? -20 : Number(seconds) < halfYear ? -10 : 0;
  },
  'x-content-type-options': (of) => (of('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': (of, policy) =>
    policy.has('frame-ancestors') || /^(?:deny|sameorigin)$/i.test(of('x-frame-options')) ? 5 : -20,
};

/** Scripts from elsewhere without a hash of what they must be, or over an open line. */
function judgeScripts(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc=["']?((?:https?:)?\/\/[^"'\s>]+)[^>]*>/gi)];
  if (foreign.some(([, src = '']) => src.startsWith('http:'))) return -50;
  return foreign.some(([tag]) => !/\bintegrity=/.test(tag)) ? -5 : 0;
}

/** A score from 0 on, by Mozilla's published rules: 100 and more is A+. What is above 100 counts only from 90 on. */
export function observatoryScore(headers: Headers, html = ''): { score: number; by: Record<string, number> } {
  const of = (name: string): string => String(headers[name] ?? '');
  const policy = policyIn(of('content-security-policy'));
  const by: Record<string, number> = Object.fromEntries(
    Object.entries(judges).map(([name, judge]) => [name, judge(of, policy)]),
  );
  by['subresource-integrity'] = judgeScripts(html);
  const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
  const plain = 100 + total(Object.values(by).filter((value) => value < 0));
  return { score: Math.max(0, plain < 90 ? plain : plain + total(Object.values(by).filter((value) => value > 0))), by };
}
