/** Settings of `npm run sandbox -- smsa`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  SMSA_API_KEY: 'the API key of an account of the test environment',
};
