/** The Tabler icons that the layout draws on every page, beside those that `site.config.yaml` names. */
export const layoutIcons: string[] = ['chevron-down', 'menu-2', 'phone', 'x'];
