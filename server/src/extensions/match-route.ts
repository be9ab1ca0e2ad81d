import type { ProtocolRoute } from '@waha/extend';

export interface MatchedRoute {
  route: ProtocolRoute;
  params: Readonly<Record<string, string>>;
}

/** The route of a protocol for a path, and the methods that the path has; HEAD is answered where GET is. */
export function matchRoute(
  routes: readonly ProtocolRoute[],
  { method, path, atRoot }: { method: string; path: string; atRoot: boolean },
): { found: MatchedRoute | undefined; methods: readonly string[] } {
  const asked = method === 'HEAD' ? 'GET' : method;
  const there = routes
    .filter((route) => (route.atRoot === true) === atRoot)
    .flatMap((route) => {
      const params = paramsOf(route.path, path);
      return params ? [{ route, params }] : [];
    });
  return {
    found: there.find(({ route }) => route.method === asked),
    methods: [...new Set(there.map(({ route }) => route.method))],
  };
}

/** The values of the `{name}` parts of a pattern; undefined where the path is another. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== value) return undefined;
    if (name === undefined) continue;
    const decoded = readValue(value);
    if (decoded === undefined || decoded === '' || decoded.length > LONGEST_VALUE) return undefined;
    params[name] = decoded;
  }
  return params;
}

const LONGEST_VALUE = 200;

function readValue(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
