/** What people write for true and false. */
export const switches: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['yes', 'on', 'true', 'y', '1', 'enabled', 'always', 'show', 'shown', 'si', 'sí', 'ja', 'oui', 'x', '✓', '✔'].map(
      (word) => [word, true],
    ),
  ),
  ...Object.fromEntries(
    ['no', 'off', 'false', 'n', '0', 'none', 'never', 'disabled', 'hide', 'hidden', 'nein', 'non'].map((word) => [
      word,
      false,
    ]),
  ),
};
