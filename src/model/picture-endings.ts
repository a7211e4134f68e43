/** How the names of the pictures end that a site takes. */
export const pictureEnding = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** How the names of pictures end that people have, those among them that no site takes. */
export const anyPictureEnding = /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?|bmp)$/i;
