import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const BASE = 'https://ucp.dev/schemas/';

/** Reads the official schemas from a folder; the function says how a value breaks one of them. */
export function readOfficialSchemas(folder: string): (schema: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const schema: { $id?: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (schema.$id) ajv.addSchema(schema);
  }
  return (schema, value) => {
    const validate = ajv.getSchema(`${BASE}${schema}`);
    if (!validate) throw new Error(`There is no schema ${schema}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const checkout = [
  'shopping/checkout.json',
  'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
  'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
];
const cart = ['shopping/cart.json', 'shopping/discount.json#/$defs/dev.ucp.shopping.cart'];

/** Schemas of the answers of each operation, by the name of its tool; a name ends with any other word of it. */
const schemasOf: Readonly<Record<string, readonly string[]>> = {
  search_catalog: ['shopping/catalog_search.json#/$defs/search_response'],
  lookup_catalog: ['shopping/catalog_lookup.json#/$defs/lookup_response'],
  get_product: ['shopping/catalog_lookup.json#/$defs/get_product_response'],
  get_order: ['shopping/order.json'],
};

const ERROR = 'shopping/types/error_response.json';

/** The schemas that an answer of an operation has to be valid by. */
export function schemasFor(tool: string, answer: { code?: string; ucp?: { status?: string } }): readonly string[] {
  // A fault of the transport has no schema: its code and words alone.
  if (answer.code !== undefined && answer.ucp === undefined) return [];
  if (answer.ucp?.status === 'error') return [ERROR];
  return schemasOf[tool] ?? (tool.endsWith('_cart') ? cart : checkout);
}
