/** Settings of `npm run sandbox -- oto`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  OTO_REFRESH_TOKEN: 'the refresh token of an account of the test environment',
  OTO_PICKUP_LOCATION: 'the code of a pick-up location of that account',
};
