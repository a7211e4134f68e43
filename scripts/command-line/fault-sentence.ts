/** What stops a program that is no fault of it, by the system's name for it: what is so, and what to do. */
const diskFaults: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk is full: ${path} cannot be written. Make room and try again.`,
  EDQUOT: (path) => `Your share of the disk is used up: ${path} cannot be written. Make room and try again.`,
  EROFS: (path) => `${path} is on a disk that can only be read. Choose a folder on another disk.`,
  ENOTDIR: (path) => `${path} is below a file, where no folder can be. Choose another folder.`,
  ENOENT: (path) =>
    `${path} is not there, or not any more. If it was moved or saved while this ran, run the command again; else put it back.`,
  EISDIR: (path) => `${path} is a folder, where a file is expected. Put a file in its place.`,
  ENXIO: (path) => `${path} is neither a file nor a folder, but a pipe, a socket or a device. Put a file in its place.`,
  EACCES: (path) => `${path} may not be read or written by you. Change its permissions, or choose another folder.`,
  EPERM: (path) => `${path} may not be changed. Is it locked, or owned by someone else?`,
  EBUSY: (path) => `${path} is in use by another program. Close that and try again.`,
  ETXTBSY: (path) => `${path} is in use by another program. Close that and try again.`,
  EMFILE: (path) =>
    `Too many files are open at once: ${path} cannot be opened. Close other programs, or raise "ulimit -n".`,
  ENFILE: (path) => `Too many files are open on this computer: ${path} cannot be opened. Close other programs.`,
  ENAMETOOLONG: (path) => `${path} is a longer name than the disk can hold. Shorten it.`,
  ELOOP: (path) => `${path} is a link that leads back to itself. Remove it.`,
  EIO: (path) => `The disk failed at ${path}. The last good output is as it was; check the disk.`,
};

/** What an error says to the person at the keyboard; `undefined` for one that is a fault of ours and keeps its stack. */
export function faultSentence(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'ERR_USAGE') return error.message;
  return Object.hasOwn(diskFaults, String(error.code)) ? diskFaults[String(error.code)]?.(placeOf(error)) : undefined;
}

/** What the error is about: a copy that is refused may be so on either side. */
function placeOf(error: { code: unknown; path?: unknown; dest?: unknown }): string {
  const { code, path, dest } = error;
  if (typeof dest !== 'string') return typeof path === 'string' ? path : 'a file';
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(code)) ? dest : `${path}, on its way to ${dest},`;
}
