import { z } from 'zod';
import type { Asked } from '../machine-checkouts/asked.ts';
import type { createOnce } from '../machine-checkouts/idempotency.ts';
import { getProduct, lookupCatalog, lookupRequest, productRequest } from './catalog/lookup.ts';
import { searchCatalog, searchRequest } from './catalog/search.ts';
import { activeCapabilities, VERSION } from './versions.ts';

/** One operation of the protocol, whichever binding it comes by: a path of REST, a tool of MCP. */
export interface Operation {
  tool: string;
  description: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** The name of the body among the arguments of a tool; null: it has none. */
  bodyName: 'catalog' | 'cart' | 'checkout' | null;
  body: z.ZodType;
  hasId: boolean;
  /** Status of success. */
  status: 200 | 201;
  /** Whether an answer is about what was there before, so that its status is 200. */
  isExisting?: (answer: object) => boolean;
  /** Whether it may read only, so that a repetition changes nothing. */
  isReadOnly: boolean;
  /** The scope that a token needs for it; null: none. Without a token it acts for a guest. */
  scope: string | null;
  /** Names with which the capabilities of its answers begin. */
  capabilities: readonly string[];
  run(asked: Asked, given: { id: string; body: unknown }): Promise<object>;
}

/** Declares an operation; its body has been parsed by its shape. */
export function operation<Body extends z.ZodType>(
  declared: Omit<Operation, 'run' | 'body'> & {
    body: Body;
    run(asked: Asked, given: { id: string; body: z.output<Body> }): Promise<object>;
  },
): Operation {
  return { ...declared, run: (asked, { id, body }) => declared.run(asked, { id, body: declared.body.parse(body) }) };
}

export const noBody = z.unknown();

const catalog = {
  method: 'POST',
  bodyName: 'catalog',
  hasId: false,
  status: 200,
  isReadOnly: true,
  scope: null,
  capabilities: ['dev.ucp.shopping.catalog'],
} as const;

export function catalogOperations(publicUrl: string): readonly Operation[] {
  return [
    operation({
      ...catalog,
      tool: 'search_catalog',
      path: '/catalog/search',
      body: searchRequest,
      description:
        'Search the products of the shop by words in Arabic or English. Prices are halalas, as the pages of the shop state them',
      run: (asked, { body }) => searchCatalog(asked, body, publicUrl),
    }),
    operation({
      ...catalog,
      tool: 'lookup_catalog',
      path: '/catalog/lookup',
      body: lookupRequest,
      description: 'Read products by ids of products and variants, at most 20 at once',
      run: (asked, { body }) => lookupCatalog(asked, body, publicUrl),
    }),
    operation({
      ...catalog,
      tool: 'get_product',
      path: '/catalog/product',
      body: productRequest,
      description: 'Read one product with all its variants, narrowed by chosen options',
      run: (asked, { body }) => getProduct(asked, body, publicUrl),
    }),
  ];
}

/** The language that the context of a body names; it goes before that of the request. */
function languageOf(body: unknown): 'ar' | 'en' | undefined {
  const tag: unknown = Reflect.get(Object(Reflect.get(Object(body), 'context')), 'language');
  const word = typeof tag === 'string' ? tag.slice(0, 2).toLowerCase() : undefined;
  return word === 'ar' || word === 'en' ? word : undefined;
}

/** The answer of an operation, with the metadata of the protocol. */
export async function answerOf(
  operation: Operation,
  asked: Asked,
  { id, body, once }: { id: string; body: unknown; once: ReturnType<typeof createOnce> },
): Promise<object> {
  const all = Object.entries(activeCapabilities(...operation.capabilities));
  const { negotiated } = asked;
  const capabilities = Object.fromEntries(all.filter(([name]) => negotiated?.has(name) ?? true));
  const run = async () => {
    const told: { ucp?: object } = await operation.run(
      { ...asked, language: languageOf(body) ?? asked.language },
      { id, body },
    );
    return { ...told, ucp: { version: VERSION, status: 'success', capabilities, ...told.ucp } };
  };
  if (operation.isReadOnly) return run();
  // A profile is what a request claims. An id that cannot be guessed proves more, and without one the address counts, too.
  const sender = JSON.stringify([
    asked.profile,
    operation.hasId ? null : asked.visitor,
    // An answer that was kept for a customer is read by nobody else.
    ...(asked.linked ? [asked.linked.account] : []),
  ]);
  const { idempotencyKey: key, owner } = asked;
  return once({ key, sender, owner, about: `${operation.tool} ${id}`, body }, run);
}
