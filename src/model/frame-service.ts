import type { FrameService } from '../../schemas/site/frames';

/** `book.example.com` for an encrypted address there; nothing for others. */
export const hostOf = (address: string): string | undefined =>
  /^https:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase();

/** The service that an address is at, as visitors know it, and when its frames load; a file of the site's own loads when near. */
export function serviceOf(
  address: string,
  services: readonly FrameService[] = [],
): { name?: string; load: FrameService['load'] } {
  const host = hostOf(address);
  const service = services.find(({ from }) => hostOf(from) === host);
  return host === undefined ? { load: 'near' } : { name: service?.name ?? host, load: service?.load ?? 'tap' };
}
