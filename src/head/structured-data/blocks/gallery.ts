import type { IdReference, ImageGallery, ImageObject } from 'schema-dts';
import type { BlockOf } from '../../../../schemas/blocks';
import { largestJpeg } from '../../rendition';
import type { GraphSource } from '../graph-source';
import type { Node } from '../node';

/** A gallery that can be filtered is what its page is about: the page becomes an image gallery with these photos. */
export function galleryNodes({ filter, images }: BlockOf<'gallery'>, { site, inventory, url }: GraphSource): Node[] {
  if (!filter) return [];
  const gallery: ImageGallery & IdReference = {
    '@type': 'ImageGallery',
    '@id': url,
    image: images.map(
      ({ src, alt, title }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: largestJpeg(site.config, inventory, src).url,
        name: title,
        caption: alt,
      }),
    ),
  };
  return [gallery];
}
