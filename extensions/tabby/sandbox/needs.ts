/** Settings of `npm run sandbox -- tabby`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  TABBY_SECRET_KEY: 'the secret key of a test account, which begins with sk_test_',
  TABBY_MERCHANT_CODE: 'the code of the shop, from Tabby',
};
