import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoot, problemText } from '../../scripts/content-root';
import { readFault } from '../../scripts/file-faults';
import { readInventory } from '../../scripts/inventory';
import { filesWith, inventory } from '../plumber';

let root = '';
let jpeg = Buffer.alloc(0);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hostile-files-'));
  jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#256B5B', noise: noise } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(root, { recursive: true }));

/** So that a picture has bytes to lose. */
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** A content root of its own with the sound files of the fixture. */
async function soundRoot(name: string): Promise<string> {
  const folder = join(root, name);
  for (const { path, text } of filesWith()) await write(folder, path, text);
  for (const path of inventory.pictures.keys()) await write(folder, `public/images/${path}`, jpeg);
  for (const path of inventory.files) await write(folder, `public${path}`, '<svg>');
  return folder;
}

/** What stands at a path and is no file, without a process to make a pipe. */
const socketAt = (path: string): Promise<Server> =>
  new Promise((listening) => {
    const server = createServer().listen(path, () => listening(server));
  });

const told = async (folder: string): Promise<string> => problemText(await openRoot(folder));

describe('pictures', () => {
  test('each that cannot be shown is named, with what to do', async () => {
    const folder = await soundRoot('pictures');
    const images = join(folder, 'public/images');
    await writeFile(join(images, 'empty.jpg'), '');
    await writeFile(join(images, 'cut.jpg'), jpeg.subarray(0, jpeg.length / 2));
    await writeFile(join(images, 'page.png'), '<!doctype html>');
    await writeFile(join(images, 'phone.HEIC'), 'x');
    await writeFile(join(images, 'renamed.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await writeFile(join(images, 'film.jpg'), '\0\0\0\x18ftypmp42\0\0\0\0mp42isom');
    await writeFile(join(images, 'logo.svg'), '<svg/>');
    await writeFile(join(images, 'dance.gif'), 'GIF89a');
    await writeFile(join(images, '.DS_Store'), 'x');
    await writeFile(join(images, '.beach.jpg.icloud'), 'x');
    await writeFile(join(images, 'hall.jpg.crdownload'), 'x');
    await writeFile(join(images, 'hall.jpg.lnk'), 'x');
    await writeFile(join(images, 'pointer.jpg'), 'version https://git-lfs.github.com/spec/v1\noid sha256:00\n');
    await writeFile(join(images, 'notes.txt'), 'x');
    await mkdir(join(images, 'folder.jpg'));
    await mkdir(join(images, 'team'));
    await symlink('nowhere.jpg', join(images, 'lost.jpg'));
    await symlink('loop.jpg', join(images, 'loop.jpg'));
    await symlink('hero.jpg', join(images, 'linked.jpg'));
    expect(await told(folder)).toMatchInlineSnapshot(`
      "public/images/.beach.jpg.icloud:1:1  warning  this is a picture that is kept in iCloud, not here  have it downloaded to this computer

      public/images/cut.jpg:1:1  warning  the picture is damaged or not whole  copy it here again, or save it anew as JPEG or PNG

      public/images/dance.gif:1:1  warning  this is a moving picture  save it as JPEG, PNG or WebP, 1200 px wide or more

      public/images/empty.jpg:1:1  warning  the file is empty  copy it here again, or save it anew as JPEG or PNG

      public/images/film.jpg:1:1  warning  this is a film, whatever its name says  save it as JPEG, PNG or WebP, 1200 px wide or more

      public/images/folder.jpg:1:1  warning  this is a folder, where a file is expected  give the folder a name without an ending, or put a file in its place

      public/images/hall.jpg.crdownload:1:1  warning  this is a picture that has come in part  fetch it once more, to its end

      public/images/hall.jpg.lnk:1:1  warning  this is a mere way to a file, not the file  copy the picture itself here

      public/images/logo.svg:1:1  warning  the file holds no picture, whatever its name says  copy it here again, or save it anew as JPEG or PNG

      public/images/loop.jpg:1:1  warning  this is a link to something that is not there  put the file itself here, or remove the link

      public/images/lost.jpg:1:1  warning  this is a link to something that is not there  put the file itself here, or remove the link

      public/images/page.png:1:1  warning  this is a page of the web that was saved in place of the picture  save the picture itself under this name

      public/images/phone.HEIC:1:1  warning  this is a photo of a phone that browsers do not show  save it as JPEG, PNG or WebP, 1200 px wide or more

      public/images/pointer.jpg:1:1  warning  this is what Git LFS leaves in place of a picture that was not fetched  run git lfs pull, or copy the picture here again

      public/images/renamed.jpg:1:1  warning  this is a photo of a phone in HEIC, whatever its name says  save it as JPEG, PNG or WebP, 1200 px wide or more

      public/images/team:1:1  warning  this is a folder, and pictures in it are not read  move its pictures to public/images/ itself

      16 warnings in 16 files
      "
    `);
    const { pictures } = await readInventory(folder);
    expect([...pictures.keys()]).toEqual(['drain.jpg', 'guild.svg', 'hero.jpg', 'linked.jpg', 'safe-water.png']);
  });

  test('a page that wants one of them is told why', async () => {
    const folder = await soundRoot('wanted');
    await writeFile(join(folder, 'public/images/hero.jpg'), jpeg.subarray(0, 2000));
    expect((await told(folder)).split('\n').filter((line) => line.includes('hero.jpg'))).toMatchInlineSnapshot(`
      [
        "pages/index.yaml:8:19  sections[0].image.src  "hero.jpg" cannot be shown: the picture is damaged or not whole  copy it here again, or save it anew as JPEG or PNG; 8 more places ask for it: pages/index.yaml:29, pages/seguin.yaml:9, pages/service-areas/lockhart.yaml:9 and 5 more",
        "  8 |     image: { src: hero.jpg, alt: A tap over a sink }",
      ]
    `);
    const [problem] = (await openRoot(folder)).content.problems().filter(({ wants }) => wants !== undefined);
    expect(problem?.also).toContain('pages/service-areas/lockhart.yaml');
  });

  test('a picture that is whole again is used', async () => {
    const folder = await soundRoot('mended');
    await writeFile(join(folder, 'public/images/hero.jpg'), '');
    expect(await told(folder)).not.toBe('');
    await writeFile(join(folder, 'public/images/hero.jpg'), jpeg);
    expect(await told(folder)).toBe('');
  });

  test('what was remembered of pictures is not trusted when it is no such thing', async () => {
    const folder = await soundRoot('memory');
    for (const text of ['null', '[]', '{"hero.jpg":null}', '{"hero.jpg":{"width":"1"}}', '{', '{"__proto__":{}}']) {
      await write(folder, '.cache/pictures.json', text);
      expect((await readInventory(folder)).pictures.get('hero.jpg')).toMatchObject({ width: 1200, height: 800 });
    }
  });
});

describe('texts', () => {
  test('each that cannot be read is named, with what to do', async () => {
    const folder = await soundRoot('texts');
    const title = Buffer.from('title: Déjà vu\n', 'latin1');
    await write(folder, 'pages/latin.yaml', title);
    await write(folder, 'pages/wide.yaml', Buffer.from('\uFEFFtitle: x\n', 'utf16le'));
    await write(folder, 'pages/wide-big.yaml', Buffer.from('\uFEFFtitle: x\n', 'utf16le').swap16());
    await write(folder, 'pages/empty.yaml', '');
    await write(folder, 'pages/space.yaml', ' \n\n');
    await write(folder, 'pages/binary.yaml', jpeg);
    await write(folder, 'pages/notes.yaml.txt', 'title: x');
    await write(folder, 'pages/.hidden.yaml', 'title: x');
    await write(folder, 'pages/~$lock.yaml', 'x');
    await write(folder, 'pages/readme.md', 'x');
    await write(folder, 'pages/export.xml', '<rss/>');
    await write(folder, 'pages/hall.jpg', 'x');
    await write(folder, 'pages/about copy 2.yaml', 'title: x');
    await write(folder, 'pages/about (Kim’s conflicted copy).yaml', 'title: x');
    await write(folder, 'pages/about.sync-conflict-20260102-1-A.yaml', 'title: x');
    await write(folder, 'pages/broken-off.yaml', 'title: x\n\0\0\0\0');
    await write(folder, 'pages/lost-words.yaml', '\0\0\0\0');
    await write(folder, 'public/.htaccess', 'Redirect 301 /a /b');
    await write(folder, 'public/.env', 'KEY=1');
    await write(folder, 'public/site-backup.zip', 'x');
    await write(folder, 'public/dump.sql', 'x');
    await write(folder, 'public/server.key', '-----BEGIN PRIVATE KEY-----');
    await write(folder, 'public/talk.key', 'PK slides');
    await write(folder, 'public/passwords.xlsx', 'x');
    await write(folder, 'public/film.mp4', '');
    await truncate(join(folder, 'public/film.mp4'), 26 * 2 ** 20);
    await write(folder, 'pages/Price list.md', '# Prices');
    await write(folder, 'about.yaml', 'title: About us\nsections: []');
    await write(folder, 'public/prices.yaml', 'title: Prices\nsections: []');
    await write(folder, 'public/robots.txt', 'User-agent: *\nDisallow: /\n');
    await write(folder, 'public/drawing.svg', '');
    await write(folder, 'pages/rich.yaml', '{\\rtf1 title: x}');
    await write(folder, 'pages/packed.yaml', 'PK\x03\x04 word/document.xml');
    await write(folder, 'pages/site.config.yaml', filesWith()[0]?.text ?? '');
    await write(folder, 'site.config.yml', filesWith()[0]?.text ?? '');
    await write(folder, 'other-program.yaml', 'title: Another program');
    await mkdir(join(folder, 'pages/folder.yaml'));
    await symlink('nowhere.yaml', join(folder, 'pages/lost.yaml'));
    await symlink('../public', join(folder, 'pages/linked'));
    const lines = (await told(folder)).split('\n').filter((line) => /^[^ ]/.test(line));
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "about.yaml:1:1  warning  this page lies beside the folder pages/, and is shown nowhere  move it to pages/about.yaml
      pages/Price list.md:1:1  warning  a page's file ends in .yaml, and this one in .md  write the page as pages/price-list.yaml, or put this file into public/
      pages/about (Kim’s conflicted copy).yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.
      pages/about (Kim’s conflicted copy).yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.
      pages/about (Kim’s conflicted copy).yaml:1:1  "about (Kim’s conflicted copy)" is what programs call a copy of about.yaml  remove it if it is one; what is to be a page of its own needs words of its own: name the file pages/about-kim-s-conflicted-copy.yaml
      pages/about copy 2.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.
      pages/about copy 2.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.
      pages/about copy 2.yaml:1:1  "about copy 2" is what programs call a copy of about.yaml  remove it if it is one; what is to be a page of its own needs words of its own: name the file pages/about-copy-2.yaml
      pages/about.sync-conflict-20260102-1-A.yaml:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.
      pages/about.sync-conflict-20260102-1-A.yaml:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.
      pages/about.sync-conflict-20260102-1-A.yaml:1:1  "about.sync-conflict-20260102-1-A" is what programs call a copy of about.yaml  remove it if it is one; what is to be a page of its own needs words of its own: name the file pages/about-sync-conflict-20260102-1-a.yaml
      pages/binary.yaml:1:1  the file is saved as UTF-16 ("Unicode"), or is no text  save the file as UTF-8
      pages/broken-off.yaml:2:1  the file ends with zeros in place of words, as where a computer goes off while it saves  bring back an earlier copy, or write anew what is missing, and save it as UTF-8
      pages/empty.yaml:1:1  the file is empty  write fields, one on each line, such as  title: About us
      pages/export.xml:1:1  warning  a page's file ends in .yaml, and this one in .xml  write the page as pages/export.yaml, or put this file into public/
      pages/folder.yaml:1:1  this is a folder, where a file is expected  give the folder a name without an ending, or put a file in its place
      pages/hall.jpg:1:1  warning  this picture lies among the pages, and is shown nowhere  move it to public/images/hall.jpg
      pages/latin.yaml:1:9  a letter is saved in another encoding than UTF-8, most likely Latin-1 ("ANSI")  save the file as UTF-8
      pages/linked:1:1  this is a link to a folder, and links to folders are not followed  put the folder itself here, or remove the link
      pages/lost-words.yaml:1:1  the file holds zeros in place of words, as where a computer goes off while it saves  bring back an earlier copy, or write anew what is missing, and save it as UTF-8
      pages/lost.yaml:1:1  this is a link to something that is not there  put the file itself here, or remove the link
      pages/notes.yaml.txt:1:1  description  "description" is missing in this page  add "description": The summary for search results: 70 to 155 characters, unlike any other page.
      pages/notes.yaml.txt:1:1  sections  "sections" is missing in this page  add "sections": The sections of the page, top to bottom.
      pages/notes.yaml.txt:1:1  a page's file ends in .yaml, and this one in .yaml.txt  name the file pages/notes.yaml
      pages/packed.yaml:1:1  this is a document of a word processor, whatever its name says  copy its words into a new file of plain text, and save that as UTF-8 under this name
      pages/rich.yaml:1:1  this is a document of a word processor, whatever its name says  copy its words into a new file of plain text, and save that as UTF-8 under this name
      pages/site.config.yaml:2:1  this is the configuration, by its fields, and it lies among the pages  move it to site.config.yaml, beside the folder pages/; if it lies there too, write the page's own fields here
      pages/space.yaml:1:1  the file is empty  write fields, one on each line, such as  title: About us
      pages/wide-big.yaml:1:1  the file is saved as UTF-16 ("Unicode"), or is no text  save the file as UTF-8
      pages/wide.yaml:1:1  the file is saved as UTF-16 ("Unicode"), or is no text  save the file as UTF-8
      public/.htaccess:1:1  each build writes a file of this name from site.config.yaml and the pages  remove it; redirects: in site.config.yaml and robots: in a page say what such files say
      public/drawing.svg:1:1  the file is empty  copy it here again, or save it anew as SVG
      public/dump.sql:1:1  warning  everybody can fetch this file, and such files hold what is for nobody else  move it out of public/
      public/film.mp4:1:1  warning  the file is 26 MiB large; Cloudflare Pages takes none over 25, GitHub none over 100  make it smaller, or put it at a service for films and files and link to it there
      public/passwords.xlsx:1:1  warning  everybody can fetch this file, and such files hold what is for nobody else  move it out of public/
      public/prices.yaml:1:1  warning  this page lies in public/, and not in pages/, and is shown nowhere  move it to pages/prices.yaml
      public/robots.txt:1:1  each build writes a file of this name from site.config.yaml and the pages  remove it; redirects: in site.config.yaml and robots: in a page say what such files say
      public/server.key:1:1  warning  everybody can fetch this file, and such files hold what is for nobody else  move it out of public/
      public/site-backup.zip:1:1  warning  everybody can fetch this file, and such files hold what is for nobody else  move it out of public/
      site.config.yml:1:1  warning  this is the configuration, by its fields, and only site.config.yaml beside pages/ is read  put what is right of both into site.config.yaml, and remove this file
      29 errors and 11 warnings in 32 files"
    `);
  });

  test('a page that is none by its name or place is told of once, where it is wanted', async () => {
    const folder = await soundRoot('astray');
    const at = (path: string) => join(folder, path);
    await rename(at('pages/contact.yaml'), at('pages/_contact.yaml'));
    const first = await told(folder);
    await rename(at('pages/_contact.yaml'), at('contact.yaml'));
    const lines = `${first}\n${await told(folder)}`.split('\n').filter((line) => /^[^ ]/.test(line));
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "pages/index.yaml:10:41  sections[0].actions[0].href  there is no page "/contact": pages/_contact.yaml is none, by its name or place  call that file pages/contact.yaml; 10 more places ask for it: pages/index.yaml:16, pages/services.yaml:96, pages/services.yaml:166 and 7 more
      1 error in 1 file
      pages/index.yaml:10:41  sections[0].actions[0].href  there is no page "/contact": contact.yaml is none, by its name or place  call that file pages/contact.yaml; 10 more places ask for it: pages/index.yaml:16, pages/services.yaml:96, pages/services.yaml:166 and 7 more
      1 error in 1 file"
    `);
  });

  test('pages in a folder of another name, and a configuration of another name, are told as that alone', async () => {
    const folder = await soundRoot('capitals');
    await rename(join(folder, 'pages'), join(folder, 'Pages'));
    const first = await told(folder);
    await rename(join(folder, 'Pages'), join(folder, 'pages'));
    await rename(join(folder, 'site.config.yaml'), join(folder, 'site.config.yaml.txt'));
    const lines = `${first}\n${await told(folder)}`.split('\n').filter((line) => /^[^ ]/.test(line));
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "pages:1:1  there is no such folder, and one named Pages/  name that folder pages, as it is written here
      1 error in 1 file
      site.config.yaml.txt:1:1  this is the configuration, by its fields, and only site.config.yaml beside pages/ is read  call it site.config.yaml
      1 error in 1 file"
    `);
  });

  test('letters that were read in another encoding are told once a file, with the words as they were', async () => {
    const folder = await soundRoot('letters');
    const seguin = filesWith().find(({ path }) => path === 'pages/seguin.yaml')?.text ?? '';
    const written = seguin.replaceAll(/(lead|text): /g, '$1: Café. ').replace('Old houses', 'Old – houses');
    await write(folder, 'pages/seguin.yaml', new TextDecoder('windows-1252').decode(Buffer.from(written)));
    expect(
      (await told(folder))
        .split('\n')
        .filter((line) => /^[^ ]/.test(line))
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "pages/seguin.yaml:8:7  lead  "Ã©" is a sign that was read wrongly  write Café. The office on the corner.; so in 7 more texts: pages/seguin.yaml:15, pages/seguin.yaml:16, pages/seguin.yaml:19 and 4 more
      1 error in 1 file"
    `);
  });

  test('what is no file is named and not waited for, and so is a name that cannot be read', async () => {
    const folder = await soundRoot('no-files');
    const lost = (name: string) => Buffer.concat([Buffer.from(join(folder, name)), Buffer.from('\xe9', 'latin1')]);
    await writeFile(lost('public/caf'), 'x');
    await writeFile(Buffer.concat([lost('pages/caf'), Buffer.from('.yaml')]), 'title: x');
    await writeFile(Buffer.concat([lost('public/images/caf'), Buffer.from('.jpg')]), jpeg);
    const names = [
      'site.config.yaml',
      'pages/.content-days',
      'pages/pipe.yaml',
      'public/images/pipe.jpg',
      'public/pipe',
    ];
    await rm(join(folder, 'site.config.yaml'));
    const sockets = await Promise.all(names.map((name) => socketAt(join(folder, name))));
    const lines = (await told(folder)).split('\n').filter((line) => /^p|^s/.test(line));
    for (const socket of sockets) socket.close();
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "pages/.content-days:1:1  warning  this is neither a file nor a folder, but a pipe, a socket or a device  remove it, or put a file in its place
      pages/caf�.yaml:1:1  the name of this file is written in another encoding than UTF-8  give it a name of lower-case letters, digits and hyphens
      pages/pipe.yaml:1:1  this is neither a file nor a folder, but a pipe, a socket or a device  remove it, or put a file in its place
      public/caf�:1:1  warning  the name of this file is written in another encoding than UTF-8  give it a name of lower-case letters, digits and hyphens
      public/images/caf�.jpg:1:1  warning  the name of this file is written in another encoding than UTF-8  give it a name of lower-case letters, digits and hyphens
      public/images/pipe.jpg:1:1  warning  this is neither a file nor a folder, but a pipe, a socket or a device  remove it, or put a file in its place
      public/pipe:1:1  warning  this is neither a file nor a folder, but a pipe, a socket or a device  remove it, or put a file in its place
      site.config.yaml:1:1  this is neither a file nor a folder, but a pipe, a socket or a device  remove it, or put a file in its place"
    `);
  });

  test('lines that end with CR alone are told as that, and are not an empty file', async () => {
    const folder = await soundRoot('old-lines');
    await write(folder, 'pages/old.yaml', '# Prices\rtitle: x\rsections: []\r');
    expect((await told(folder)).split('\n')[0]).toMatchInlineSnapshot(
      `"pages/old.yaml:1:1  the lines end with a sign of very old programs (CR), which makes one line of the file  save the file with the line ends of Windows or Unix"`,
    );
  });

  test('a configuration that cannot be read is not also missing', async () => {
    const folder = await soundRoot('configuration');
    await rm(join(folder, 'site.config.yaml'));
    await mkdir(join(folder, 'site.config.yaml'));
    expect(await told(folder)).toMatchInlineSnapshot(`
      "site.config.yaml:1:1  this is a folder, where a file is expected  give the folder a name without an ending, or put a file in its place

      1 error in 1 file
      "
    `);
  });

  test('a byte order mark and the line ends of Windows are no mistakes', async () => {
    const folder = await soundRoot('windows');
    await write(folder, 'site.config.yaml', `\uFEFF${filesWith()[0]?.text.replaceAll('\n', '\r\n')}`);
    expect(await told(folder)).toBe('');
  });

  test.each([
    ['EISDIR', 'file/folder'],
    ['EACCES', 'file/not-readable'],
    ['EPERM', 'file/not-readable'],
    ['ELOOP', 'file/link'],
    ['ENXIO', 'file/not-readable'],
    ['ENOENT', undefined],
  ])('what the system calls %s', (code, kind) => {
    expect(readFault(Object.assign(new Error(code), { code }), false)?.code).toBe(kind);
  });
});

test('hidden files are never published, and links are named', async () => {
  const folder = await soundRoot('public');
  for (const path of ['.env', '.git/config', 'a/.DS_Store', '.well-known/security.txt']) {
    await write(folder, `public/${path}`, 'x');
  }
  await symlink('/etc/hostname', join(folder, 'public/host'));
  const { files, faults } = await readInventory(folder);
  expect([...files]).toEqual(['/.well-known/security.txt', ...inventory.files]);
  expect([...(faults?.keys() ?? [])]).toEqual(['public/host']);
});
