import type { EndpointDefinition } from '@waha/contract';
import { modules } from '../modules.ts';
import { API_PREFIX } from '../platform/http/index.ts';
import type { JsonSchema, OpenApiDocument, Operation, Server } from './document.ts';
import { errorSchemas } from './error-schemas.ts';
import { createSchemaWriter } from './json-schemas.ts';
import { areaOf, writeOperation } from './operation.ts';
import { createResponseWriter, headers } from './responses.ts';
import { sharedParameters } from './shared-parameters.ts';

/** The subject for each first word of a path, in the order of the modules. */
const apiTags: Readonly<Record<string, string>> = Object.assign({}, ...modules.map((module) => module.apiTags));
const all = modules.flatMap((module) => Object.entries<EndpointDefinition>(module.endpoints ?? {}));

const description = [
  'Every answer is JSON: `{"success": true, "data": …}`, or `{"success": false, "message", "code", …}` with the',
  'status of the refusal. Amounts are riyals with at most two decimals, VAT included; times are ISO 8601 in UTC; texts',
  'are in the language of `Accept-Language` (Arabic unless English is asked for). Addresses of pictures and files are whole,',
  'or begin with `/` and belong to the origin of this API. Replies may gain fields. Any origin may call what is not for staff; no cookie counts.',
  '`HEAD` answers wherever `GET` does; another method than those written here is 405 with `Allow`.',
].join(' ');

/** The address of any shop, for a document that belongs to none. */
const anyShop: Server = {
  url: 'https://{shop}/api/store',
  description: 'A shop',
  variables: { shop: { default: 'waha.example', description: 'Host of the shop' } },
};

/** The address of the shop that serves the document. */
export function serverOf(publicUrl: string): Server {
  return { url: `${publicUrl}${API_PREFIX}`, description: 'This shop' };
}

/** The OpenAPI 3.1 document of every call in the contract. Pure: the same contract gives the same document. */
export function buildOpenApi(address: Server = anyShop): OpenApiDocument {
  const definitions = all.map(([, definition]) => definition);
  const writers = { schemas: createSchemaWriter(), responses: createResponseWriter(definitions) };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, definition] of all) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: writeOperation(key, definition, writers) };
  }
  const refusals = writers.responses.components();
  return {
    openapi: '3.1.0',
    info: {
      title: 'واحة Waha store API',
      version: '1',
      summary: 'Everything the storefront of Waha does, for any client that holds the store key',
      description,
      contact: { name: 'Waha', url: 'https://waha.example/contact' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [address],
    tags: tagsOf(all.map(([key]) => key)),
    paths,
    components: {
      securitySchemes: {
        storeKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The key of the store' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a customer who signed in' },
        staffToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a member of staff (`POST /admin/auth/login`); no customer has one that counts here',
        },
        machineToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a program (`waha_sk_…`), which an owner makes in the admin. Each call names the scope it needs',
        },
      },
      parameters: sharedParameters,
      headers,
      responses: refusals.responses,
      schemas: distinct(errorSchemas, writers.schemas.components(), refusals.schemas),
    },
  };
}

/** All named schemas. A name stands for one of them. */
function distinct(...groups: readonly Record<string, JsonSchema>[]): Record<string, JsonSchema> {
  const entries = groups.flatMap((group) => Object.entries(group));
  const seen = new Set<string>();
  for (const [name] of entries) {
    if (seen.has(name)) throw new Error(`${name} is the name of a refusal's schema and of a type of the contract`);
    seen.add(name);
  }
  return Object.fromEntries(entries);
}

/** Tags in the order of `apiTags`. */
function tagsOf(keys: readonly string[]): { name: string; description: string }[] {
  const named = new Set(keys.map(areaOf));
  const untold = [...named].find((name) => !Object.hasOwn(apiTags, name));
  if (untold) throw new Error(`Say in \`areas\` of the module's manifest what "/${untold}" is about`);
  return Object.entries(apiTags).flatMap(([name, about]) => (named.has(name) ? [{ name, description: about }] : []));
}
