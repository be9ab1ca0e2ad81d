import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription, as its browser made them. */
export interface SubscriptionKeys {
  /** Its public key: an uncompressed point of P-256, 65 bytes. */
  p256dh: Uint8Array;
  /** Its secret, 16 bytes. */
  auth: Uint8Array;
}

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Push services take messages of 4,096 bytes at most (RFC 8030 §7.2): one record holds all of it. */
const RECORD_BYTES = 4_096;
/** Ends the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.of(2);

/** Made anew for each message; given only by the test of the standard's example. */
interface Ephemeral {
  salt: Buffer;
  sender: ECDH;
}

function ephemeral(): Ephemeral {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(SALT_BYTES), sender };
}

/**
 * Encrypts a message so that its browser alone reads it: RFC 8291, in the content coding `aes128gcm` of RFC 8188. Throws where the
 * public key is no point of the curve.
 */
export function encryptPayload(
  payload: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, sender }: Ephemeral = ephemeral(),
): Buffer {
  const senderPublic = sender.getPublicKey();
  const shared = sender.computeSecret(p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderPublic]);
  const input = derive(shared, auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(Buffer.from(payload)), cipher.update(LAST_RECORD), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(senderPublic.length), senderPublic, sealed, cipher.getAuthTag()]);
}

function derive(input: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes));
}

/** True of an uncompressed point of P-256: another one would fail with each message. */
export function isPublicKey(point: Uint8Array): boolean {
  const receiver = createECDH(CURVE);
  receiver.generateKeys();
  try {
    return point.length === 65 && point[0] === 4 && receiver.computeSecret(point).length === 32;
  } catch {
    return false;
  }
}
