import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { TaxIdentity } from '@waha/extend';
import { environmentOf } from '../environments.ts';
import { writeRequest } from './certificate-request.ts';
import { writeSecrets } from './secrets.ts';

const SERIAL = /^[\w-]{1,40}$/;

/** Makes the key of a unit and the request for its certificate. */
export async function createUnit(
  identity: TaxIdentity,
  { environment, serial }: { environment: string; serial: string },
): Promise<{ secrets: string }> {
  const { template } = environmentOf(environment);
  if (!SERIAL.test(serial)) throw new Error('a serial number has up to 40 letters, digits and hyphens');
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'secp256k1' });
  const request = writeRequest(privateKey, { identity, template, serial });
  return {
    secrets: writeSecrets({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      request: Buffer.from(request).toString('base64'),
      ...{ compliance: null, production: null },
    }),
  };
}
