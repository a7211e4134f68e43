/** The Tabler icons that the layout draws on every page, beside those that `site.config.yaml` names. */
export const layoutIcons: string[] = [
  'chevron-down',
  'chevron-left',
  'clock',
  'mail',
  'map-pin',
  'menu-2',
  'phone',
  'x',
];
