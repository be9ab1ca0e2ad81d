import { smsEndpoints } from '@waha/contract';
import { messageReceiptPath, mountWebhooks, receiveReceipts } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { SmsSender } from '../../../platform/sms/index.ts';
import { smsRefusalTexts } from './refusals.ts';
import { smsRoutes } from './sms.routes.ts';
import { createSmsGate } from './sms-gate.ts';
import { deleteOldMessages } from './sms-log.store.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Wraps an SMS sender in the shop's budgets and switch. */
    guardSms: (sender: SmsSender, log: Log) => SmsSender;
  }
}

export const sms = defineModule({
  name: 'sms',
  wing: 'shop',
  uses: [],
  endpoints: smsEndpoints,
  apiTags: { sms: 'Text messages and their budgets' },
  refusals: smsRefusalTexts,
  provides: ({ db, now }) => ({ guardSms: (sender: SmsSender, log: Log) => createSmsGate({ db, sender, log, now }) }),
  handlers: smsRoutes,
  mounts(server, { extensions }) {
    const refuseForged = () => refuse('sms.receipt_refused');
    mountWebhooks(server, messageReceiptPath(':name'), receiveReceipts(extensions, refuseForged));
  },
  jobs: ({ db, now }) => [
    { name: 'sms.forget', cron: '41 2 * * *', run: () => deleteOldMessages(db, new Date(now())) },
  ],
});
