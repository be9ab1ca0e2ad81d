import { demoLotto } from '@waha/demo/lotto';
import { createCampaign, findCurrent, publishCampaign } from '../modules/lotto/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';

const DAY_MS = 86_400_000;

/** Gives a demo shop a scratch-card campaign where none runs or comes. */
export async function addMissingCampaign(db: Database, at: Date): Promise<void> {
  if (await findCurrent(db, at)) return;
  const { name, licenceNumber, rules, startedDaysAgo, days, prizes } = demoLotto;
  const starts = at.getTime() - startedDaysAgo * DAY_MS;
  await inTransaction(db, async (tx) => {
    const draft = {
      name_ar: name.ar,
      name_en: name.en,
      licence_number: licenceNumber,
      rules_ar: rules.ar,
      rules_en: rules.en,
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + days * DAY_MS).toISOString(),
      prizes: prizes.map((prize) => ({ ...prize })),
    };
    const id = await createCampaign(tx, draft, true);
    await publishCampaign(tx, id, { at: new Date(starts), language: 'en' });
  });
}
