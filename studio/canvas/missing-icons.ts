/** The names of icons that the page refers to and whose drawings are not at hand. */
export const missingIcons = (icons: Readonly<Record<string, string>>): string[] => [
  ...new Set(
    [...document.querySelectorAll('use')]
      .map((use) => (use.getAttribute('href') ?? '').replace('#icon-', ''))
      .filter((name) => name !== '' && !(name in icons)),
  ),
];
