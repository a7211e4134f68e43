import type { IdReference, VideoObject } from 'schema-dts';
import { filmAt } from '../../../schemas/fields/film-address';
import type { StatementOf } from '../../../schemas/statement';
import { absoluteUrl } from '../absolute-url';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import type { Node } from './node';

/** `2:05` → `PT2M5S`, as ISO 8601 has it. */
function isoDuration(length: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = length.split(':').reverse().map(Number);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** Where a film is: its file, or its player at a service. */
function placeOf(
  src: string,
  { site: { config } }: GraphSource,
): Pick<Exclude<VideoObject, string>, 'contentUrl' | 'embedUrl'> {
  const film = filmAt(src);
  return film?.from === 'service'
    ? { embedUrl: film.player.replace(/\?.*/, '') }
    : { contentUrl: absoluteUrl(config, src) };
}

/** The films of a page, each by itself, as search engines want them. */
export const filmNodes = ({ videos }: StatementOf<'films'>, source: GraphSource): Node[] =>
  videos.map(({ title, src, poster, text, length, date }, index) => {
    const node: VideoObject & IdReference = {
      '@type': 'VideoObject',
      '@id': `${source.url}#film-${index + 1}`,
      name: title,
      description: text,
      thumbnailUrl: largestJpeg(source.site.config, source.inventory, poster.src).url,
      uploadDate: date,
      duration: length === undefined ? undefined : isoDuration(length),
      ...placeOf(src, source),
    };
    return node;
  });
