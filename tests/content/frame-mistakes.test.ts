import { describe, expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

const services = 'pages/services.yaml';
const ask = (from: string, to: string) => problemsOf(changed(services, from, to));

describe('films', () => {
  const film = (src: string) => ask('src: https://www.youtube.com/watch?v=abcdefghijk', `src: ${src}`);

  test.each([
    'https://youtu.be/abcdefghijk?si=x',
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://m.youtube.com/watch?app=desktop&v=abcdefghijk&t=3s',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'https://vimeo.com/123456',
    'https://vimeo.com/123456/0a1b2c',
    'https://player.vimeo.com/video/123456?h=0a1b2c',
  ])('%s is one', (src) => {
    expect(film(src)).toBe('');
  });

  test('a file of the site is one, of which nothing is wanted but captions', () => {
    expect(film('/tour.webm')).toMatch(/ {2}the film \/tour\.webm has no captions {2}[^\n]*\n\n1 warning in 1 file\n$/);
  });

  test('what is none is told what to write', () => {
    const sources = [
      'https://www.youtube.com/@heron',
      'https://video.example.com/tour',
      '/tour.mov',
      '/tuor.webm',
      'tour.mp4',
      `'<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?si=x" allowfullscreen></iframe>'`,
      '"<p>A film</p>"',
    ];
    expect(sources.map(film).join('')).toMatchInlineSnapshot(`
      "pages/services.yaml:152:14  sections[23].videos[1].src  "https://www.youtube.com/@heron" is no film that pages can show  write its address at YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or a file in public/, such as /tour.mp4

      1 error in 1 file
      pages/services.yaml:152:14  sections[23].videos[1].src  "https://video.example.com/tour" is no film that pages can show  write its address at YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or a file in public/, such as /tour.mp4

      1 error in 1 file
      pages/services.yaml:152:14  sections[23].videos[1].src  "/tour.mov" is no film that pages can show  save it as MP4 (H.264) and name a file in public/ that ends in .mp4 or .webm

      1 error in 1 file
      pages/services.yaml:152:14  sections[23].videos[1].src  there is no file "/tuor.webm"  write /tour.webm, or put the file into public/

      1 error in 1 file
      pages/services.yaml:152:14  sections[23].videos[1].src  "tour.mp4" is no film that pages can show  write /tour.mp4: a file in public/ begins with a slash

      1 error in 1 file
      pages/services.yaml:152:15  sections[23].videos[1].src  this is code, and an address belongs here  write https://www.youtube.com/embed/abcdefghijk?si=x: the address alone

      1 error in 1 file
      pages/services.yaml:152:15  sections[23].videos[1].src  this is code, and an address belongs here  write the address alone

      1 error in 1 file
      "
    `);
  });

  test('captions beside a film of a service, and a length in other words', () => {
    const at = 'src: https://www.youtube.com/watch?v=abcdefghijk';
    expect(ask(at, `${at}\n        captions: /tour.vtt`)).toMatchInlineSnapshot(`
      "pages/services.yaml:153:9  sections[23].videos[1].captions  a service shows captions of its own  remove captions, or lead src to a file of yours

      1 error in 1 file
      "
    `);
    // What older readers of YAML take for a number of seconds is a time here.
    expect(ask('length: "0:02"', 'length: 12:35')).toBe('');
    expect(ask('length: "0:02"', 'length: 2 seconds')).toMatchInlineSnapshot(`
      "pages/services.yaml:148:17  sections[23].videos[0].length  "2 seconds" is not written as "length" needs it  write "0:02": minutes and seconds in quotes, such as "2:35", with the hours before them: "1:02:35"; leave it out where they are not known

      1 error in 1 file
      "
    `);
  });
});

describe('frames', () => {
  const frame = (src: string) => ask('src: https://book.example.com/heron', `src: ${src}`);

  test('a file of the site, and any page of a listed service', () => {
    expect(frame('/embed/visit')).toBe('');
    expect(frame('https://BOOK.example.com/other?x=1')).toBe('');
  });

  test('what may not be shown is told what to write', () => {
    const sources = [
      'https://calendar.example.org/heron',
      'http://book.example.com/heron',
      'book.example.com/heron',
      'mailto:a@example.com',
      '/embed/vist.html',
      `'<iframe src="//book.example.com/heron"></iframe>'`,
    ];
    expect(sources.map(frame).join('')).toMatchInlineSnapshot(`
      "pages/services.yaml:158:10  sections[24].src  calendar.example.org is not listed among the services that pages may show  add it to site.config.yaml: frames: [{ from: "https://calendar.example.org" }]

      1 error in 1 file
      pages/services.yaml:158:10  sections[24].src  "http://book.example.com/heron" is not encrypted  write https://book.example.com/heron

      1 error in 1 file
      pages/services.yaml:158:10  sections[24].src  "book.example.com/heron" does not lead anywhere  write https://book.example.com/heron, or a page such as /contact, a web address with https://, call, email or link:name

      1 error in 1 file
      pages/services.yaml:158:10  sections[24].src  "mailto:a@example.com" is no page that a frame can show  write an address that begins with https://, or a file in public/

      1 error in 1 file
      pages/services.yaml:158:10  sections[24].src  there is no page "/embed/vist.html"  write /embed/visit.html, or add the page

      1 error in 1 file
      pages/services.yaml:158:11  sections[24].src  this is code, and an address belongs here  write https://book.example.com/heron: the address alone

      1 error in 1 file
      "
    `);
  });

  test('a service with a path, and one that loads at another time', () => {
    const config = (to: string) => problemsOf(changed('site.config.yaml', 'from: "https://book.example.com"', to));
    expect(config('from: "https://book.example.com/heron"')).toMatchInlineSnapshot(`
      "site.config.yaml:120:13  frames[0].from  "https://book.example.com/heron" is not written as "from" needs it  write "https://book.example.com": an address without a path, such as https://book.example.com

      1 error in 1 file
      "
    `);
    expect(config('from: "https://book.example.com", load: always')).toMatchInlineSnapshot(`
      "site.config.yaml:120:47  frames[0].load  "always" is not allowed for load  write near, tap or consent

      1 error in 1 file
      "
    `);
  });
});
