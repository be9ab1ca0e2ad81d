export { createSmsSender, type Sms, type SmsSender } from './send-sms.ts';
