import type { TaxUnit } from '@waha/extend';
import { taxIdentity } from '@waha/extend/testing';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { writeSecrets } from '../unit/secrets.ts';

/** A unit with the key and certificate of tests. */
export const testUnit: TaxUnit = {
  ...{ environment: 'simulation', identity: taxIdentity },
  secrets: writeSecrets({
    privateKey: testIdentity.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ...{ request: '', compliance: null },
    production: { token: Buffer.from(testIdentity.certificate.text).toString('base64'), secret: 'a-secret-of-tests' },
  }),
};
