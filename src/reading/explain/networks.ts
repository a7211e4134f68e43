import type { z } from 'zod';
import { isFields } from '../../model/values';
import { fieldsOf } from './schema-at';

interface Network {
  name: string;
  icon: string;
  /** How the addresses of its pages begin, before the name that somebody has there; missing where they have no such name. */
  start?: string;
}

/** Networks that businesses are on, as they write themselves. */
const networks: readonly Network[] = [
  { name: 'Facebook', icon: 'brand-facebook', start: 'https://www.facebook.com/' },
  { name: 'Instagram', icon: 'brand-instagram', start: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'brand-youtube', start: 'https://www.youtube.com/@' },
  { name: 'TikTok', icon: 'brand-tiktok', start: 'https://www.tiktok.com/@' },
  { name: 'X', icon: 'brand-x', start: 'https://x.com/' },
  { name: 'LinkedIn', icon: 'brand-linkedin' },
  { name: 'Pinterest', icon: 'brand-pinterest' },
  { name: 'WhatsApp', icon: 'brand-whatsapp' },
  { name: 'Threads', icon: 'brand-threads' },
  { name: 'Bluesky', icon: 'brand-bluesky' },
];

const called = (word: string): Network | undefined =>
  networks.find(({ name }) => name.toLowerCase() === word.trim().toLowerCase());

/** The page at a network of somebody who is named as there: `@heron`; undefined for a network that is not known. */
export function pageOf(handle: string, network: string): string | undefined {
  const start = called(network)?.start;
  const name = /^@([\w.-]+)$/.exec(handle.trim())?.[1];
  return start === undefined || name === undefined ? undefined : `${start}${name}`;
}

/** The network whose host an address has. */
function hostOf(address: string): Network | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const parts = new URL(address).hostname.split('.');
  return networks.find(({ name }) => parts.at(-2) === name.toLowerCase());
}

/** The fields of a page at a network that was written as its address alone, or behind the name of the network. */
export function asNetwork(value: unknown, schema: z.core.$ZodObject): unknown {
  const names = Object.keys(fieldsOf(schema));
  if (!['name', 'icon', 'href'].every((name) => names.includes(name))) return undefined;
  const [entry, ...more] = isFields(value) ? Object.entries(value) : [];
  const [word, address] = typeof value === 'string' ? ['', value] : more.length === 0 && entry ? entry : [];
  if (word === undefined || typeof address !== 'string') return undefined;
  const network = called(word) ?? (word === '' ? hostOf(address) : undefined);
  return network && { name: network.name, icon: network.icon, href: pageOf(address, network.name) ?? address };
}
