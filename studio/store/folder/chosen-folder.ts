import { keptHere } from '../kept-here';

declare global {
  // What Chromium has beside the standard (File System Access).
  interface Window {
    showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
  }
  interface FileSystemHandle {
    queryPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
    requestPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
  }
}

const kept = keptHere<FileSystemDirectoryHandle>('folders');
const mode = 'readwrite';

/** True where this browser can open a folder of the computer. */
export const canOpenFolders = (): boolean => window.showDirectoryPicker !== undefined;

/** The folder that was open here last. */
export const lastFolder = (): Promise<FileSystemDirectoryHandle | undefined> => kept.get('last').catch(() => undefined);

export const forgetFolder = (): Promise<void> => kept.delete('last');

/** Asks for a folder; undefined where none was chosen. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const handle = await window.showDirectoryPicker?.({ id: 'site', mode });
    if (handle) await kept.put('last', handle);
    return handle;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Asks whether files of a folder may be written, as a browser does again after a reload; it wants a click before. */
export async function mayWrite(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const now = (await handle.queryPermission?.({ mode })) ?? 'granted';
  return now === 'granted' || (await handle.requestPermission?.({ mode })) === 'granted';
}
