import { z } from 'zod';
import { defineBlock } from '../block';
import { film } from '../fields/film';
import { ownPage } from '../fields/link';
import { picture } from '../fields/picture-value';
import { day, text } from '../fields/text';

const oneFilm = z.strictObject({
  title: text('What the film is called.'),
  src: film('Its file in public/, such as /tour.mp4, or its address at YouTube or Vimeo.'),
  poster: picture.meta({ description: 'The picture that shows until it is played.' }),
  text: text('What is seen in it, in a sentence.').optional(),
  length: z
    .string()
    .regex(
      /^(?![0:]*$)(?:\d{1,2}:[0-5]\d|[0-5]?\d):[0-5]\d$/,
      'minutes and seconds in quotes, such as "2:35", with the hours before them: "1:02:35"; leave it out where they are not known',
    )
    .optional()
    .meta({ description: 'How long it is: "2:35".' }),
  date: day('The day it was first shown: YYYY-MM-DD.'),
  captions: ownPage(
    'Its captions, a WebVTT file in public/: /tour.vtt. Films at a service have theirs there.',
  ).optional(),
});

export const video = defineBlock({
  type: 'video',
  about:
    'Films, your own or at YouTube or Vimeo; nothing of them loads, and no service learns of the visitor, before a tap.',
  fields: {
    videos: z.array(oneFilm).min(1).meta({ description: 'The films, the most telling first.' }),
  },
  unseen: ({ videos }) =>
    videos.flatMap(({ src }, index) =>
      !/^https?:/.test(src)
        ? []
        : [
            {
              path: ['videos', index, 'captions'],
              because: 'a service shows captions of its own',
              instead: 'lead src to a file of yours',
            },
          ],
    ),
  frames: ({ videos }) => videos.map(({ src }) => src),
  structuredData: ({ videos }) => [{ states: 'films', videos }],
  example: {
    type: 'video',
    heading: 'See us at work',
    videos: [
      {
        title: 'A drain in two minutes',
        src: 'https://www.youtube.com/watch?v=abcdefghijk',
        poster: { src: 'drain-film.jpg', alt: 'A plumber kneels at a drain' },
        text: 'From the call to the last bucket.',
        length: '2:05',
        date: '2026-03-02',
      },
    ],
  },
});
