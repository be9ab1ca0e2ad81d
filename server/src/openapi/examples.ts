import { readFileSync } from 'node:fs';

/** Request and reply of a recorded call; without `body` it took none, without `reply` it gave a file. */
export interface Example {
  body?: unknown;
  reply?: unknown;
}

export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);

let examples: Readonly<Record<string, Example>> | undefined;

/**
 * A call that a test made and what came back (`npm run openapi:examples` records them anew). They are held against the
 * schemas by examples.test.ts, so none of them says what the API does not.
 */
export function exampleOf(key: string): Example {
  examples ??= JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Readonly<Record<string, Example>>;
  return examples[key] ?? {};
}
