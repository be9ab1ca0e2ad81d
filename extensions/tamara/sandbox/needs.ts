/** Settings of `npm run sandbox -- tamara`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  TAMARA_API_TOKEN: 'the API token of a sandbox account',
  TAMARA_NOTIFICATION_TOKEN: 'its notification token',
};
