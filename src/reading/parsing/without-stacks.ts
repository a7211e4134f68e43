/**
 * Does what makes errors as values, without the way through the program that each of them would note down: a parser that
 * stumbles over each of a hundred guesses spends a tenth of its time on that.
 */
export function withoutStacks<T>(make: () => T): T {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = before;
  }
}
