import { readFileSync } from 'node:fs';

/** Request and reply of a recorded call; without `body` it took none, without `reply` it gave a file. */
export interface Example {
  body?: unknown;
  reply?: unknown;
}

export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);

let examples: Readonly<Record<string, Example>> | undefined;

/**
 * A recorded call of a test and its reply (`npm run openapi:examples` records them again). examples.test.ts validates
 * them against the schemas.
 */
export function exampleOf(key: string): Example {
  examples ??= JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Readonly<Record<string, Example>>;
  return examples[key] ?? {};
}
