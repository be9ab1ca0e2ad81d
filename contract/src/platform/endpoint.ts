import type { z } from 'zod';
import type { StaffRole, TokenScope } from '../vocabulary/index.ts';

/**
 * Access to an endpoint. `public`: any caller with the store key; answers are the same for everyone. `visitor`: any
 * caller, but the answer depends on the caller and is never cached. `customer`: a signed-in customer. `{ staff: [...]
 * }`: a signed-in staff member with one of these roles; roles imply no others. `{ staff: [...], token: scope }`: these,
 * and machine tokens with the scope. `{ customer: true, staff: [...] }`: these staff, and signed-in customers.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'customer'
  | {
      readonly staff: readonly [StaffRole, ...StaffRole[]];
      readonly customer?: never;
      readonly token?: TokenScope;
    }
  | { readonly staff: readonly [StaffRole, ...StaffRole[]]; readonly customer: true; readonly token?: never };

/** Module and reason, such as `orders.out_of_stock`. That the code exists in a module is checked in errors.ts. */
export type RefusalCode = `${string}.${string}`;

export interface EndpointDefinition {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes one file of this kind, as field `file` of a form (`multipart/form-data`), instead of a JSON body. */
  takes?: 'image' | 'csv' | 'file';
  /** Media type of a successful reply that is a file instead of JSON; `reply` is then `fileBytes`. */
  gives?:
    | 'image/webp'
    | 'application/pdf'
    | 'application/json'
    | 'application/xml'
    | 'application/x-tar'
    | 'video/mp4'
    | 'text/csv';
  /** The shape of `data` in a successful body. */
  reply: z.ZodType;
  /** Message of a successful answer beside its data, by language (source spec §8). */
  message?: Readonly<Record<'ar' | 'en', string>>;
  /** Refusals beyond those every call can give (key, rate limit, invalid request, failure). */
  errors: readonly RefusalCode[];
  /** Schemas of refusals' `details` that a client can act on, by code. */
  details?: Readonly<Partial<Record<RefusalCode, z.ZodType>>>;
  /** Status of success, 200 by default. */
  status?: 200 | 201;
  /** Cache tags of a reply that is the same for every caller of a language; a handler may add finer tags. */
  cache?: { tags: readonly string[] };
  /** Moves stock, money, points or tickets: honours `Idempotency-Key`. */
  idempotent?: true;
  /** Secret fields of the reply: a repeated idempotency key returns them only to the visitor who sent it first. */
  secrets?: readonly string[];
  /** Requests allowed per visitor and minute where fewer than the general limit. */
  limitPerMinute?: number;
  /**
   * For visitors and customers of a closed shop, where it is not the usual: public calls are refused with `shop.closed`, others
   * answer.
   */
  whileClosed?: 'answers' | 'refuses';
  /** `private`: taken over https or from the machine itself alone; otherwise `request.insecure`. */
  transport?: 'private';
  /** The work class of the bulkhead, if it does not follow from the access. */
  work?: 'orders' | 'logins' | 'counting';
}

/** Declares one call of the API. The same object validates, encodes, documents and types it. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

/** Calls that price or place an order. */
export const sells = { work: 'orders', whileClosed: 'refuses' } as const;

/** Whether visitors and customers of a closed shop are refused the call. */
export function isRefusedWhileClosed({ access, whileClosed }: EndpointDefinition): boolean {
  return whileClosed === undefined ? access === 'public' : whileClosed === 'refuses';
}

/**
 * Schemas of `details` per refusal code; no other details leave the server. A conflict returns the current resource in
 * the form of the reply.
 */
export function detailShapes({ errors, details, reply }: EndpointDefinition): Readonly<Record<string, z.ZodType>> {
  const changed = errors.includes('conflict.changed') && { 'conflict.changed': reply };
  const declared = Object.entries(details ?? {}).flatMap(([code, shape]) => (shape ? [[code, shape] as const] : []));
  return { ...changed, ...Object.fromEntries(declared) };
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Validated input of a handler. */
export interface EndpointInput<Definition extends EndpointDefinition> {
  params: Parsed<Definition['params']>;
  query: Parsed<Definition['query']>;
  body: Parsed<Definition['body']>;
}

/** `data` as a client receives it. */
export type EndpointReply<Definition extends EndpointDefinition> = z.output<Definition['reply']>;

/** `data` as a presenter must build it; fields outside the schema never leave the server. */
export type EndpointResult<Definition extends EndpointDefinition> = z.input<Definition['reply']>;

/** The body as a client writes it. */
export type EndpointBody<Definition extends EndpointDefinition> = Given<Definition['body']>;

/** Query fields as a client may write them: numbers and flags are allowed where the wire has text. */
export type EndpointQuery<Definition extends EndpointDefinition> = Parsed<Definition['query']>;
export type EndpointParams<Definition extends EndpointDefinition> = Parsed<Definition['params']>;
