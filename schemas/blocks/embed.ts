import { z } from 'zod';
import { defineBlock } from '../block';
import { frameAddress, frameHeightOnPhones } from '../fields/film';
import { text } from '../fields/text';

export const embed = defineBlock({
  type: 'embed',
  about:
    'A page of another service in a frame: a calendar, a booking, a map. The service must stand in frames in site.config.yaml.',
  fields: {
    src: frameAddress('The address that the frame shows, or a file in public/.'),
    title: text('What is in it: "Booking calendar".'),
    height: z.int().min(120).max(2000).default(600).meta({ description: 'The height of the frame in px.' }),
    heightOnPhones: frameHeightOnPhones,
  },
  frames: ({ src }) => [src],
  example: {
    type: 'embed',
    heading: 'Choose a time',
    src: 'https://book.example.com/heron',
    title: 'Booking calendar',
  },
});
