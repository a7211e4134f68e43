/** The file of a site that says what holds for all of its pages. */
export const configName = 'site.config.yaml';
