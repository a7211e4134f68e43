/** A mistake in what a command was told or in what it found: printed as it is, without a stack. */
export const usageError = (message: string): Error => Object.assign(new Error(message), { code: 'ERR_USAGE' });
