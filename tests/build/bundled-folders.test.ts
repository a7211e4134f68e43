import { expect, test } from 'vitest';
import { refuseFolder } from '../../scripts/building/bundled-folders';

test.each(['/home/ana/sites #2/blocks', '/home/ana/why?/blocks'])('%s is refused with what to do', (folder) => {
  const [sign] = /[#?]/.exec(folder) ?? [];
  expect(() => refuseFolder(folder)).toThrow(
    `${folder} has a ${sign} in its name, and nothing can be bundled from there. Rename the folder.`,
  );
});

test.each(["/home/ana/été (2) & 100%41's/blocks", 'C:\\Users\\Ana\\site'])('%s is taken', (folder) => {
  expect(() => refuseFolder(folder)).not.toThrow();
});
