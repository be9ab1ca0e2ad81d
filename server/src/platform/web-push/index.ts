/* Web Push: messages to browsers, encrypted by RFC 8291 and identified by RFC 8292. Which services carry them, browsers say. */
export { encryptPayload, isPublicKey, type SubscriptionKeys } from './encrypt-payload.ts';
export { newSenderKeys, type SenderKeys, vapidHeader } from './vapid.ts';
