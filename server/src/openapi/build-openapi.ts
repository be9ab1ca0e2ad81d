import { type EndpointDefinition, endpoints } from '@waha/contract';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import { createSchemaWriter } from './json-schemas.ts';
import { areaOf, writeOperation } from './operation.ts';
import { commonResponses, errorSchema, headers } from './responses.ts';

/** What each first word of a path is about. A new one must be described here, or the document is not made. */
const areas: Readonly<Record<string, string>> = {
  settings: 'The shop itself',
  products: 'Products: lists, facets, details',
  categories: 'The tree of categories',
  bundles: 'Sets sold at one price',
  promotions: 'Campaigns and flash sales',
  locations: 'Countries, regions, cities, neighbourhoods',
  shipping: 'Ways to deliver and what they cost',
  coupons: 'Codes that take something off',
  orders: 'Pricing, placing and following orders',
  payments: 'The demo provider: what a card would do, played. Only in a demo shop.',
  returns: 'Sending things back, and getting the money',
  tracking: 'Where an order is',
  auth: 'Signing in and out, proofs of who somebody is',
  user: 'What customers keep about themselves',
  wishlist: 'Products a customer keeps for later',
  pages: 'Information pages',
  faq: 'Frequent questions',
  uploads: 'Pictures people send',
  reviews: 'What buyers say',
  'size-guide': 'Sizes and how to measure',
  'social-proof': 'What was bought of late',
  blog: 'Articles',
  newsletter: 'Asking for mail, and leaving it',
  admin: 'For those who work here; tokens of customers open nothing of it, and the other way round',
  contact: 'Messages to the shop',
  lotto: 'Scratch cards: free, from a deck fixed and fingerprinted beforehand',
};

const description = [
  'Every answer is JSON: `{"success": true, "data": …}`, or `{"success": false, "message", "code", …}` with the',
  'status of the refusal. Amounts are riyals with at most two decimals, VAT included; times are ISO 8601 in UTC; texts',
  'are in the language of `Accept-Language` (Arabic unless English is asked for).',
].join(' ');

const parameters: Record<string, Parameter> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of texts and messages: `ar` unless `en` is preferred',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Your own name for this request. Sent again with the same request it gives the same answer, once done',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
  },
};

/** The OpenAPI 3.1 document of every call in the contract. Pure: the same contract gives the same document. */
export function buildOpenApi(): OpenApiDocument {
  const schemas = createSchemaWriter();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: writeOperation(key, definition, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'واحة Waha store API',
      version: '1',
      summary: 'Everything the storefront of Waha does, for any client that holds the store key',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/store', description: 'This shop' }],
    tags: tagsOf(Object.keys(endpoints)),
    paths,
    components: {
      securitySchemes: {
        storeKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The key of the store' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of whoever signed in' },
      },
      parameters,
      headers,
      responses: commonResponses(),
      schemas: { Error: errorSchema, ...schemas.components() },
    },
  };
}

function tagsOf(keys: readonly string[]): { name: string; description: string }[] {
  return [...new Set(keys.map(areaOf))].map((name) => {
    const about = areas[name];
    if (!about) throw new Error(`Say in build-openapi.ts what "/${name}" is about`);
    return { name, description: about };
  });
}
