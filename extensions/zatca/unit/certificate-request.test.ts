import { spawnSync } from 'node:child_process';
import { taxIdentity } from '@waha/extend/testing';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../testing/read-request.ts';
import { createUnit } from './create-unit.ts';
import { readSecrets } from './secrets.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const serial = '215cce47-1df4-451d-b7f3-7906c7272375';
const requestOf = async (identity = taxIdentity, environment = 'simulation') =>
  readSecrets((await createUnit(identity, { environment, serial })).secrets).request;

test('a request has the names of the unit, and its signature holds', async () => {
  const { names, publicKey } = readRequest(await requestOf());
  expect(publicKey.asymmetricKeyDetails?.namedCurve).toBe('secp256k1');
  expect(Object.fromEntries(names)).toEqual({
    '2.5.4.6': 'SA',
    '2.5.4.11': 'فرع الرياض',
    '2.5.4.10': 'واحة العود ﷺ',
    '2.5.4.3': `WAHA-${serial}-300000000000003`,
    '2.5.4.4': `1-Waha|2-Store|3-${serial}`,
    '0.9.2342.19200300.100.1.1': '300000000000003',
    '2.5.4.12': '1100',
    '2.5.4.26': '1234 طريق العليا, العليا, الرياض',
    '2.5.4.15': 'Retail',
  });
});

test.each([
  ['sandbox', 'TSTZATCA-Code-Signing'],
  ['simulation', 'PREZATCA-Code-Signing'],
  ['production', 'ZATCA-Code-Signing'],
])('the template of %s is %s', async (environment, template) => {
  expect(readRequest(await requestOf(taxIdentity, environment)).template).toBe(template);
});

test('a request that was changed does not hold', async () => {
  const pem = Buffer.from(await requestOf(), 'base64').toString();
  const der = Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  const at = der.indexOf('300000000000003');
  der.write('399999999999993', at);
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  const changed = ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----'].join('\n');
  expect(() => readRequest(Buffer.from(changed).toString('base64'))).toThrow('does not hold');
});

test('names longer than certificates allow are cut between letters, never within one', async () => {
  const name = { ar: `${'ن'.repeat(63)}🌙🌙`, en: '' };
  const { names } = readRequest(await requestOf({ ...taxIdentity, name }));
  expect(names.get('2.5.4.10')).toBe(`${'ن'.repeat(63)}🌙`);
});

test('a serial number of other characters is refused', async () => {
  for (const wrong of ['', 'a|b', 'س', 'x'.repeat(41)]) {
    await expect(createUnit(taxIdentity, { environment: 'simulation', serial: wrong })).rejects.toThrow(
      'serial number',
    );
  }
  await expect(createUnit(taxIdentity, { environment: 'nowhere', serial })).rejects.toThrow('no environment');
});

describe.skipIf(!hasOpenssl)('OpenSSL (which is needed here)', () => {
  const openssl = (input: Buffer, ...args: string[]) => spawnSync('openssl', args, { input, encoding: 'utf8' });

  test('reads the request and verifies it', async () => {
    const pem = Buffer.from(
      await requestOf({ ...taxIdentity, branch: 'Riyadh', name: { ar: 'Waha', en: '' } }),
      'base64',
    );
    const { stdout, stderr, status } = openssl(pem, 'req', '-text', '-verify', '-noout');
    expect(status).toBe(0);
    expect(stdout + stderr).toContain('verify OK');
    expect(stdout).toMatch(/C ?= ?SA, OU ?= ?Riyadh, O ?= ?Waha, CN ?= ?WAHA-/);
    expect(stdout).toContain('ASN1 OID: secp256k1');
    expect(stdout).toContain('PREZATCA-Code-Signing');
    expect(stdout).toMatch(/DirName:.*1-Waha\|2-Store\|3-215cce47/);
  });

  test('finds the letters of Arabic names in UTF-8, and codes in printable letters', async () => {
    const { stdout } = openssl(Buffer.from(await requestOf(), 'base64'), 'asn1parse', '-i');
    expect(stdout).toMatch(/PRINTABLESTRING +:SA/);
    expect(stdout).toMatch(/UTF8STRING +:فرع الرياض/);
  });
});
