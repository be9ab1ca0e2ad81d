import { useMemo } from 'react';

declare const packedAs: unique symbol;

/**
 * Data of a page as one JSON text. React Router encodes objects of loader data with numbers in place of their keys. A
 * list of cards has hundreds of different numbers, whereas a text with repeated keys is longer but compresses a third
 * better.
 */
export type Packed<Value> = string & { readonly [packedAs]: Value };

export function pack<Value>(value: Value): Packed<Value> {
  // The only place that assigns this type to a text.
  return JSON.stringify(value, withShortSizes) as Packed<Value>;
}

/** For use outside components; inside, `useUnpacked` parses it once. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed, withWholeSizes);
}

export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}

/** Parts of an address such as `/media/tea-960.webp` before and after its width. */
const SIZED = /^(.*-)\d+(\.\w+)$/;
const WIDTHS = /^\d+(?: \d+)*$/;

/** `240 960` for the `srcset` of `/media/tea-960.webp` that offers its files of these widths. */
const sizesOf = (url: unknown, widths: string[]) => {
  const [, stem, ending] = SIZED.exec(String(url)) ?? [];
  return stem && widths.map((width) => `${stem}${width}${ending} ${width}w`).join(', ');
};

function isPicture(value: unknown): value is { url: string; srcset: string } {
  return typeof value === 'object' && value !== null && 'srcset' in value && 'url' in value;
}

/**
 * Shortens a `srcset` to its widths if all its addresses follow from `url`. An empty `alt` or `srcset_avif` is left
 * out.
 */
function withShortSizes(this: { url?: unknown }, key: string, value: unknown): unknown {
  if ((key === 'srcset_avif' || key === 'alt') && value === '' && isPicture(this)) return undefined;
  if (key !== 'srcset' || typeof value !== 'string') return value;
  const widths = [...value.matchAll(/ (\d+)w/g)].map(([, width = '']) => width);
  return widths.length > 0 && sizesOf(this.url, widths) === value ? widths.join(' ') : value;
}

function withWholeSizes(this: { url?: unknown }, key: string, value: unknown): unknown {
  if (isPicture(value)) return { alt: '', srcset_avif: '', ...value };
  if (key !== 'srcset' || typeof value !== 'string' || !WIDTHS.test(value)) return value;
  return sizesOf(this.url, value.split(' ')) ?? value;
}
