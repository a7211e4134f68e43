import type { IdReference, ImageGallery, ImageObject } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import type { Node } from './node';

/** The page becomes an image gallery with the photos that it is about. */
export function galleryNode({ images }: StatementOf<'photos'>, { site, inventory, url }: GraphSource): Node {
  const gallery: ImageGallery & IdReference = {
    '@type': 'ImageGallery',
    '@id': url,
    image: images.map(
      ({ src, alt, title }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: largestJpeg(site.config, inventory, src).url,
        name: title ?? alt,
      }),
    ),
  };
  return gallery;
}
