import type { Language } from '../../../../platform/text/index.ts';

/** A message that may be sent to this reader now, once. */
export interface ClaimedSend {
  id: number;
  madeAt: Date;
  /** `to` is an e-mail address, or a phone in E.164. */
  reader: { customerId: string; name: string; to: string; language: Language };
  /** The token of the link that ends the consent. */
  optOut: string;
  coupon: { id: number; code: string; endsAt: Date } | null;
}
