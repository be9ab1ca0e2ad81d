/** Settings of `npm run sandbox -- zatca`, with what they are. */
export const needs: Readonly<Record<string, string>> = {
  ZATCA_SANDBOX_VAT_NUMBER: 'the VAT number of the business, 15 digits',
  ZATCA_SANDBOX_CRN: 'its commercial registration, 10 digits',
  ZATCA_SANDBOX_NAME: 'its name in Arabic, as the authority has it',
  ZATCA_SANDBOX_OTP: 'a code of the simulation in the Fatoora portal, not older than an hour',
};
