import type { Language } from '../text/index.ts';

/** A text message; the phone is in E.164. */
export interface Sms {
  to: string;
  language: Language;
  /** The name of the message, for channels whose texts are approved beforehand. */
  template: string;
  /** The values of the template's places. */
  values: Readonly<Record<string, string>>;
  text: string;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
