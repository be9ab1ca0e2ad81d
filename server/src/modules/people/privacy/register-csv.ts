import type { ProcessingActivity } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createTexts } from '../../../platform/text/index.ts';
import { auditExport } from '../staff/index.ts';
import { registerWords } from './texts.ts';

const texts = createTexts(registerWords);

const columns = ['title', 'purpose', 'persons', 'data', 'basis', 'source', 'terms', 'recipients'] as const;

/** The register as CSV, in words. */
export function registerCsv(db: Database, context: AdminContext, activities: readonly ProcessingActivity[]) {
  const { language } = context;
  const say = (key: Parameters<typeof texts.say>[1]) => texts.say(language, key);
  const joined = <Key extends string>(prefix: string, keys: readonly Key[]) =>
    keys.map((key) => texts.say(language, `${prefix}_${key}` as Parameters<typeof texts.say>[1])).join('، ');
  const rows = activities.map((one) => [
    one.title,
    one.purpose,
    joined('person', one.persons),
    joined('data', one.data),
    say(`basis_${one.basis}`),
    say(`from_${one.from}`),
    one.terms
      .map(({ days, until }) =>
        until === null ? texts.say(language, 'days', { days: days ?? 0 }) : say(`until_${until}`),
      )
      .join('، '),
    one.processors
      .filter(({ is_on: isOn }) => isOn)
      .map(({ name }) => name)
      .join('، '),
  ]);
  return streamCsv(
    columns.map((column) => say(`column_${column}`)),
    auditExport(db, context, { of: 'register_of_processing' }, pageOf(rows)),
  );
}

async function* pageOf<Row>(rows: readonly Row[]) {
  yield rows;
}
