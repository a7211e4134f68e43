/** Whether a path names a hidden file or lies in a hidden folder; what the web itself asks for is not (RFC 8615). */
export const isHidden = (path: string): boolean => /\/\.(?!well-known(?:\/|$))/.test(path);
