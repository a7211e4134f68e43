/**
 * Spreads the bits of a number of 32 bits: the smallest of some such numbers are a fair sample of them, and the sum of some tells
 * of which it is (the finalizer of MurmurHash3).
 */
export function spreadBits(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
