import { z } from 'zod';

export type Json = Record<string, unknown>;

const object = z.record(z.string(), z.unknown());

export const objectOf = (value: unknown): Json => object.safeParse(value).data ?? {};
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

/** An object of JSON; an empty one where the text is none. */
export function readObject(text: string | Uint8Array): Json {
  try {
    return objectOf(JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text)));
  } catch {
    return {};
  }
}

const originals = new WeakMap<Uint8Array, Uint8Array>();

/** The bytes of an object that is written in the place of a body, whose signature is over the body that was sent. */
export function writeObject(value: Json, sent: Uint8Array): Uint8Array {
  const written = new TextEncoder().encode(JSON.stringify(value));
  originals.set(written, sent);
  return written;
}

/** The body that was sent, in whose place another was written. */
export const sentBody = (body: Uint8Array): Uint8Array => originals.get(body) ?? body;
