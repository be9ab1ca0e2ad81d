export type { Sms, SmsSender } from './sms.ts';
