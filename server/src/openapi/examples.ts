import { readFileSync } from 'node:fs';

/** The request and reply of a recorded call: `body` is absent where it took none, `reply` where it returned a file. */
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
