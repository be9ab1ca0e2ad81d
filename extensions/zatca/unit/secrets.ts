import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type Certificate, readCertificate } from '../stamp/certificate.ts';

/** A certificate of the authority as it was issued: the token is base64 of its base64. */
const credential = z.object({ token: z.string(), secret: z.string() });
export type Credential = z.infer<typeof credential>;

const secretsShape = z.object({
  /** DER PKCS #8, base64. */
  privateKey: z.string(),
  /** Base64 of the PEM, as the authority wants it. */
  request: z.string(),
  /** The certificate of the checks, and the number of its request. */
  compliance: credential.extend({ requestId: z.string() }).nullable(),
  production: credential.nullable(),
});
/** The keys and certificates of a unit: never shown, never logged. */
export type UnitSecrets = Readonly<z.infer<typeof secretsShape>>;

export const writeSecrets = (secrets: UnitSecrets): string => JSON.stringify(secrets);

/** Throws, without a part of the text in its message. */
export function readSecrets(text: string): UnitSecrets {
  const read = secretsShape.safeParse(parseJson(text));
  if (!read.success) throw new Error('the keys of this unit cannot be read');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const privateKeyOf = ({ privateKey }: UnitSecrets): KeyObject =>
  createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });

/** DER SubjectPublicKeyInfo. */
export const publicKeyOf = (secrets: UnitSecrets): Buffer =>
  createPublicKey(privateKeyOf(secrets)).export({ type: 'spki', format: 'der' });

/** Throws for a token that holds no certificate of secp256k1. */
export const certificateOf = ({ token }: Credential): Certificate =>
  readCertificate(Buffer.from(token, 'base64').toString('latin1'));
