import type { OfferRequest } from '@waha/extend';
import type { OnlineMethods } from './online-method.ts';

/** Codes of the methods that are not offered for a cart: lenders decline, and what does not answer in time is left out. */
export async function declinedMethods(
  methods: OnlineMethods,
  codes: readonly string[],
  request: OfferRequest,
): Promise<ReadonlySet<string>> {
  const asked = codes.flatMap((code) => {
    const offer = methods.get(code)?.offer;
    return offer ? [{ code, offer }] : [];
  });
  const isOffered = await Promise.all(asked.map(({ offer }) => offer(request)));
  return new Set(asked.filter((_, at) => !isOffered[at]).map(({ code }) => code));
}
