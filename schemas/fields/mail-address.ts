import { z } from 'zod';

/** As zod has it, with letters of every script, as domains may have them (RFC 5890) and names before the @, too (RFC 6531). */
const pattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{N}_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** An address for e-mail: `info@möser.example`. */
export const mailAddress = z.email({ pattern });
