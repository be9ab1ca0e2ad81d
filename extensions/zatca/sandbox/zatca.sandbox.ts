import { runTaxContract, taxIdentity, testContext } from '@waha/extend/testing';
import { createZatca } from '../adapter.ts';
import { zatca } from '../extension.ts';

const given = (name: string): string => process.env[name] ?? '';
const WAIT_MS = 30_000;

/** The suite of the port against the authority's simulation. It registers a unit there, and reports documents that bind nobody. */
runTaxContract('the simulation', () => {
  const { fetch, now } = testContext(zatca, { waitMs: WAIT_MS });
  const url = given('ZATCA_URL') || zatca.settings.url.fallback;
  const code = given('ZATCA_SANDBOX_OTP');
  const vatNumber = given('ZATCA_SANDBOX_VAT_NUMBER');
  return {
    provider: createZatca({ url, fetch, now }),
    environment: 'simulation',
    identity: {
      ...{ ...taxIdentity, vatNumber, name: { ar: given('ZATCA_SANDBOX_NAME'), en: '' } },
      registration: { scheme: 'CRN', number: given('ZATCA_SANDBOX_CRN') },
      // A VAT group names the TIN of its member.
      branch: vatNumber[10] === '1' ? vatNumber.slice(0, 10) : taxIdentity.branch,
    },
    code: () => code,
    secrets: [code],
    close: () => undefined,
  };
});
