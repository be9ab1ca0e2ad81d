import { useMemo } from 'react';

declare const packedAs: unique symbol;

/**
 * Data of a page as one JSON text. React Router writes each object of loader data with numbers in place of its keys, of
 * which a list of cards has hundreds, no two alike: text with its keys repeated is longer and packs a third smaller.
 */
export type Packed<Value> = string & { readonly [packedAs]: Value };

export function pack<Value>(value: Value): Packed<Value> {
  // A text made of a value of this type: the only place that says so.
  return JSON.stringify(value) as Packed<Value>;
}

/** Outside components; in one, `useUnpacked` reads it once. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed);
}

export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
