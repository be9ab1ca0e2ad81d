import { writeFile } from 'node:fs/promises';
import type { EndpointKey } from '@waha/contract';
import { EXAMPLES_FILE, type Example } from '../examples.ts';
import { findFaults, isAllowedBody, operationOf } from './check-answer.fixture.ts';
import { type Answered, allKeys, type Parts } from './contract-world.fixture.ts';

/** Enough to see that there may be more. */
const MOST_OF_A_LIST = 2;

const remembered = new Map<string, Example>();

/** Stores the first successful call of each endpoint, and its answer. */
export function rememberExample(key: EndpointKey, parts: Parts, answer: Answered): void {
  if (remembered.has(key)) return;
  const isJson = String(answer.headers['content-type']).includes('json') && typeof answer.body === 'object';
  // A body that may be left out was not always sent.
  const sent = parts.body ?? (operationOf(key).requestBody?.content['application/json'] && {});
  remembered.set(key, {
    ...(sent !== undefined && { body: shorten(sent, (body) => isAllowedBody(key, body)) }),
    ...(isJson && { reply: shorten(answer.body, (body) => findFaults(key, { ...answer, body }).length === 0) }),
  });
}

/** Writes the recorded examples for the document under `npm run openapi:examples`; otherwise does nothing. */
export async function writeExamples(): Promise<void> {
  if (process.env.RECORD_EXAMPLES !== '1') return;
  const written = allKeys.flatMap((key) => (remembered.has(key) ? [[key, remembered.get(key)]] : []));
  const text = JSON.stringify(Object.fromEntries(written), null, 1);
  // With its checksum a machine token would look like a leaked one to scanners of secrets.
  const shown = text
    .replaceAll(/waha_sk_\w{36}/g, `waha_sk_${'0'.repeat(36)}`)
    // Agents of the walks stand on this machine.
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://agent.example')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'agent.example');
  await writeFile(EXAMPLES_FILE, `${shown}\n`);
}

/** Shortens every list to its first items where the schema still allows the value. */
function shorten(value: unknown, isAllowed: (value: unknown) => boolean): unknown {
  const short = withShortLists(value);
  return isAllowed(short) ? short : value;
}

function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_OF_A_LIST).map(withShortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withShortLists(inner)]));
}
