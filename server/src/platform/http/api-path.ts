export const API_PREFIX = '/api/store';

/** The path of an address as the router reads it. */
export function readPath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
