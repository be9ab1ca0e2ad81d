import { smsEndpoints, smsEvents } from '@waha/contract';
import { messageReceiptPath, mountWebhooks, receiveReceipts } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { claiming } from '../../../platform/events/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { SmsSender, TextChannels } from '../../../platform/sms/index.ts';
import { fallbackSubscribers } from './fall-back.ts';
import { deleteOldInbox } from './phone-inbox.store.ts';
import { deleteOldPhoneMessages, eraseMessagesOf, forgetKept } from './phone-messages.store.ts';
import { smsProcessing } from './processing.ts';
import { smsRefusalTexts } from './refusals.ts';
import { smsRoutes } from './sms.routes.ts';
import { createSmsGate } from './sms-gate.ts';
import { deleteOldMessages } from './sms-log.store.ts';
import { takeReport } from './take-report.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Wraps the channels to phones in the shop's routes, budgets and switch. */
    guardSms: (channels: TextChannels, log: Log) => SmsSender;
  }
}

export const sms = defineModule({
  name: 'sms',
  wing: 'shop',
  processing: smsProcessing,
  uses: [],
  sends: smsEvents,
  endpoints: smsEndpoints,
  apiTags: { sms: 'Text messages and their budgets' },
  refusals: smsRefusalTexts,
  provides: ({ db, now, extensions: { seal } }) => ({
    guardSms: (channels: TextChannels, log: Log) => createSmsGate({ db, channels, seal, log, now }),
  }),
  handlers: smsRoutes,
  mounts(server, { db, now, extensions, log }) {
    const receiving = {
      refuseForged: () => refuse('sms.receipt_refused'),
      async take(report: Parameters<typeof takeReport>[1]) {
        const dropped = await takeReport(db, report, new Date(now()));
        for (let one = 0; one < dropped; one += 1) extensions.counts.add(report.extension, 'inbound', 'failed', 0);
        if (dropped > 0)
          log.warn({ extension: report.extension, dropped }, 'messages to the shop were too many to be stored');
      },
    };
    mountWebhooks(server, messageReceiptPath(':name'), receiveReceipts(extensions, receiving));
  },
  hears: (deps) => claiming(fallbackSubscribers(deps)),
  jobs: ({ db, now }) => [
    {
      name: 'sms.forget',
      cron: '41 2 * * *',
      async run() {
        await deleteOldMessages(db, new Date(now()));
        await deleteOldPhoneMessages(db, new Date(now()));
        await deleteOldInbox(db, new Date(now()));
      },
    },
    { name: 'sms.forget-kept', cron: '43 * * * *', run: () => forgetKept(db, new Date(now())) },
  ],
  erase: () => eraseMessagesOf,
});
