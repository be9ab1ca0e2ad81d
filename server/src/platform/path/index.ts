const LONGEST_PATH = 500;

/** A path of a page as it is compared: decoded, in lower case, without a slash at its end; undefined if it is none. */
export function comparablePath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path).normalize('NFC').toLowerCase().replace(/\/+$/, '');
    return plain.startsWith('/') && plain.length <= LONGEST_PATH && !plain.includes('\0') ? plain : undefined;
  } catch {
    return undefined;
  }
}
