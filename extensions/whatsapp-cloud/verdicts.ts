import type { MessageVerdict } from '@waha/extend';

/** Codes of the Cloud API ("Error codes" of its documentation) that say more than: not now. */
const verdicts: Readonly<Record<number, MessageVerdict>> = {
  // The number is not on WhatsApp, or does not take messages of businesses.
  131026: 'unreachable',
  // Marketing that Meta holds back from a person, or that they do not want.
  130472: 'unreachable',
  131049: 'unreachable',
  131050: 'unreachable',
  // A parameter is wrong or missing.
  100: 'unfit',
  131008: 'unfit',
  131009: 'unfit',
  // A number for tests sends to its list alone.
  131030: 'unfit',
  // The customer wrote more than 24 hours ago, and the message is no template.
  131047: 'unfit',
  131051: 'unfit',
  // The template: number of its places, absent, too long, against the rules, form of its places, paused, disabled.
  132000: 'unfit',
  132001: 'unfit',
  132005: 'unfit',
  132007: 'unfit',
  132012: 'unfit',
  132015: 'unfit',
  132016: 'unfit',
};

/** Rate limits, expired keys and outages may pass. */
export const verdictOf = (code: number): MessageVerdict => verdicts[code] ?? 'later';
