import { expect } from 'vitest';
import { readOfficialSchemas, schemasFor } from './official-schemas.ts';

/** `source/schemas` of the protocol's repository at its tag. They are in no release of ours, so that a test without them checks less. */
const folder = process.env.UCP_SCHEMAS;
const faultsOf = folder ? readOfficialSchemas(folder) : () => [];

/** Holds an answer of an operation against the official schemas. */
export function expectOfficial(tool: string, answer: unknown): void {
  for (const schema of schemasFor(tool, Object(answer)))
    expect(faultsOf(schema, answer), `${tool} by ${schema}: ${JSON.stringify(answer)}`).toEqual([]);
}
