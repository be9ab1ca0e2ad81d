import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineExtension, type TextMessage, type TextProvider } from '@waha/extend';

/** Writes each text message into `DATA_DIR/sms`, for people to read: in demo shops and in development alone. */
export const localSms = defineExtension({
  name: 'local-sms',
  api: 1,
  processor: null,
  settings: {},
  texts: { ar: { name: 'الرسائل النصية في مجلد' }, en: { name: 'Text messages in a folder' } },
  // In a real shop codes would lie on the disk and reach nobody.
  message: ({ shop, now }) => (shop.isDemo || shop.isDev ? createLocalSms(join(shop.dataDir, 'sms'), now) : null),
});

let serial = 0;

function createLocalSms(folder: string, now: () => number): TextProvider {
  const send = async ({ to, text }: TextMessage) => {
    await mkdir(folder, { recursive: true });
    serial += 1;
    const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${process.pid}-${serial}.txt`;
    await writeFile(join(folder, name), `To: ${to}\n\n${text}\n`);
    return { reference: null };
  };
  return { channel: 'sms', send, advertise: send };
}
