/**
 * How large a picture is kept at most that is added to a site, in px: no page shows a wider one, and of one that is higher no
 * WebP can be made, which ends at 16,383.
 */
export const keptPicture = { width: 2400, height: 8000 };
