/** Headers of a page whose address holds a secret: kept nowhere, and told to no other site. */
export const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
