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

export const writeObject = (value: Json): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
