import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import type { ChangedTexts } from '../../../platform/mail/index.ts';

const changed = z.record(
  z.string(),
  z.strictObject({ ar: z.exactOptional(z.string()), en: z.exactOptional(z.string()) }),
);

/**
 * The texts of a mail that staff changed, by key, and the original of each at that time. Topics `mail:…` of the
 * settings.
 */
const mailTexts = z.strictObject({ words: changed, originals: changed });
export type MailTexts = z.infer<typeof mailTexts>;

const topicOf = (key: string) => `mail:${key}`;

/** The changed texts of all changed mails, by the mail's key. */
export async function listMailTexts(db: Database | Tx): Promise<Map<string, MailTexts>> {
  const { rows } = await sql.rows({ topic: sql.text, value: sql.jsonb.of(mailTexts) })`
    select topic, value from store_settings where topic like 'mail:%' order by topic
  `.execute(db);
  return new Map(rows.map(({ topic, value }) => [topic.slice(topicOf('').length), value]));
}

/** The changed texts of all mails, by area and key of the text. */
export async function readChangedTexts(db: Database | Tx): Promise<ChangedTexts> {
  const mails = await listMailTexts(db);
  return new Map(
    [...mails].flatMap(([mail, { words }]) => {
      const [area = ''] = mail.split('.');
      return Object.entries(words).map(([key, changes]): [string, typeof changes] => [`${area}.${key}`, changes]);
    }),
  );
}

export async function readMailTexts(db: Database | Tx, key: string): Promise<MailTexts> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(mailTexts) })`
    select value from store_settings where topic = ${topicOf(key)}
  `.execute(db);
  return rows[0]?.value ?? { words: {}, originals: {} };
}

export async function saveMailTexts(tx: Tx, key: string, texts: MailTexts): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values (${topicOf(key)}, ${JSON.stringify(texts)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
