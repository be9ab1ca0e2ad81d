export const API_PREFIX = '/api/store';

/** The longest value of one path field; with a longer one no route matches. */
export const LONGEST_PARAM = 200;

/** The path of an address as the router reads it. */
export function readPath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The route of a call in the router's spelling: `GET /products/{id}` is at `/api/store/products/:id`. */
export function routeOf(key: string): string {
  return `${API_PREFIX}${key.slice(key.indexOf(' ') + 1).replace(/\{(\w+)\}/g, ':$1')}`;
}

/** The HTTP methods of a call: HEAD answers where GET does. */
export function methodsOf(key: string): string[] {
  const method = key.slice(0, key.indexOf(' '));
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}
