import { apache } from './apache';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import type { Engine } from './engine';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { preview } from './preview';
import { vercel } from './vercel';

/** The hosts' own engines. GitHub Pages has no rules that an engine could read: `tests/hosts` looks at its files. */
export const engines: Readonly<Record<string, Engine>> = { nginx, apache, caddy, cloudflare, netlify, vercel, preview };
