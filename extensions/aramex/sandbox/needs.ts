/** Settings of `npm run sandbox -- aramex`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  ARAMEX_USER_NAME: 'the user name of an account of the test environment',
  ARAMEX_PASSWORD: 'its password',
  ARAMEX_ACCOUNT_NUMBER: 'its number',
  ARAMEX_ACCOUNT_PIN: 'its PIN',
  ARAMEX_ACCOUNT_ENTITY: 'its office',
};
