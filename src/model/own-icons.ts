/**
 * The icons that components draw by themselves, by their names at tabler.io/icons; others are chosen by who writes a site. One
 * that is not named here is drawn in each page that shows it.
 */
export const ownIcons = [
  'alert-triangle',
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'file-download',
  'forms',
  'info-circle',
  'mail',
  'map-pin',
  'menu-2',
  'phone',
  'plus',
  'share',
  'x',
];
