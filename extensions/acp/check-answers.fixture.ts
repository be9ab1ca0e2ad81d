import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

/** The folder of the protocol's repository that holds `spec` and `examples`; without it tests check less. */
export const standard = process.env.ACP_STANDARD;

const VERSION = '2026-04-17';

export const readStandard = (path: string): unknown => JSON.parse(readFileSync(join(standard ?? '', path), 'utf8'));

function validators() {
  if (!standard) return undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const name of ['agentic_checkout', 'feed'])
    ajv.addSchema(Object(readStandard(`spec/${VERSION}/json-schema/schema.${name}.json`)), name);
  return ajv;
}
const ajv = validators();

/** Holds a value against an official schema: `agentic_checkout#/$defs/Order`. */
export function expectOfficial(schema: string, value: unknown): void {
  if (!ajv) return;
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`There is no schema ${schema}`);
  validate(value);
  expect(validate.errors ?? [], `${schema}: ${JSON.stringify(value)}`).toEqual([]);
}
