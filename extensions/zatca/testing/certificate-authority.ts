import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type Certificate, readCertificate } from '../stamp/certificate.ts';
import { bits, element, identifier, integer, sequence, set, tagged, utf8 } from '../unit/der.ts';
import type { ReadRequest } from './read-request.ts';

const ECDSA_SHA256 = sequence(identifier('1.2.840.10045.4.3.2'));
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Subject = Pick<ReadRequest, 'publicKey' | 'subject' | 'extensions'>;

export interface CertificateAuthority {
  /** Base64 of the certificate. */
  issue(subject: Subject, period?: { from: Date; to: Date }): string;
  /** A key of the authority itself, with its certificate. */
  readonly own: { readonly privateKey: KeyObject; readonly certificate: Certificate };
}

const name = (parts: readonly (readonly [string, string])[]) =>
  sequence(...parts.map(([type, value]) => set(sequence(identifier(type), utf8(value)))));

/** The issuer of the real ones, in form: `CN=…, DC=extgazt, DC=gov, DC=local`. */
const ISSUER = name([
  ['0.9.2342.19200300.100.1.25', 'local'],
  ['0.9.2342.19200300.100.1.25', 'gov'],
  ['0.9.2342.19200300.100.1.25', 'extgazt'],
  ['2.5.4.3', 'FAKE-EINVOICE-SubCA'],
]);

/** An authority of certificates of secp256k1, with a key of its own. */
export function openCertificateAuthority(now: () => number): CertificateAuthority {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
  const issue: CertificateAuthority['issue'] = (subject, period) => {
    const { from, to } = period ?? { from: new Date(now() - 60_000), to: new Date(now() + YEAR_MS) };
    const body = sequence(
      tagged(0, integer(Buffer.from([2]))),
      // The first bit is 0, because serial numbers are positive; the byte is not 0, as DER wants.
      integer(Buffer.concat([Buffer.from([0x11]), randomBytes(18)])),
      ECDSA_SHA256,
      ISSUER,
      sequence(generalizedTime(from), generalizedTime(to)),
      subject.subject,
      subject.publicKey.export({ type: 'spki', format: 'der' }),
      tagged(3, subject.extensions),
    );
    return sequence(body, ECDSA_SHA256, bits(sign('sha256', body, privateKey))).toString('base64');
  };
  const own = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey;
  const subject = { publicKey: createPublicKey(own), subject: ISSUER, extensions: sequence() };
  return { issue, own: { privateKey: own, certificate: readCertificate(issue(subject)) } };
}

const generalizedTime = (at: Date) =>
  element(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`, 'latin1'));
