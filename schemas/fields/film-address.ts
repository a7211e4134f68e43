/** Where a film comes from: a file of the site, or the player of a service that has it. */
export type Film =
  | { from: 'site'; file: string; type: string }
  | { from: 'service'; service: string; page: string; player: string };

/** The kinds of files that every browser plays. */
export const filmTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** Addresses of a film as people copy them, and its player there: the one that sets no cookie before it plays. */
const services: readonly { service: string; pattern: RegExp; player: (id: string, hash?: string) => string }[] = [
  {
    service: 'YouTube',
    pattern:
      /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?=$|[?&#/])/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    service: 'Vimeo',
    pattern: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?(?=$|[?#/])/,
    player: (id, hash) =>
      `https://player.vimeo.com/video/${id}?${hash === undefined ? '' : `h=${hash}&`}dnt=1&autoplay=1`,
  },
];

/** The film behind an address: `/tour.mp4`, or its page at YouTube or Vimeo; nothing for any other. */
export function filmAt(address: string): Film | undefined {
  const type = /^\/(?!\/)[^?#]*\.(\w+)$/.exec(address)?.[1]?.toLowerCase();
  if (type !== undefined && filmTypes[type]) return { from: 'site', file: address, type: filmTypes[type] };
  for (const { service, pattern, player } of services) {
    const [, id, hash] = pattern.exec(address) ?? [];
    if (id !== undefined) return { from: 'service', service, page: address, player: player(id, hash) };
  }
  return undefined;
}
