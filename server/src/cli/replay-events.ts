import { inTransaction } from '../platform/database/index.ts';
import { notifySubscribers, rewind } from '../platform/events/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run events:replay -- SUBSCRIBER MOMENT`: has one subscriber handle every event since that moment again. It must be
 * one whose effects may be repeated: a mail would be sent twice.
 */
const [name = '', moment = ''] = process.argv.slice(2);
const from = new Date(moment);
if (name === '' || Number.isNaN(from.getTime())) {
  process.stderr.write(
    'Usage: npm run events:replay -- SUBSCRIBER MOMENT, as in: invoices.credit 2026-11-25T10:00+03:00\n',
  );
  process.exit(2);
}
const events = await withDatabase(async (db) => {
  const again = await inTransaction(db, (tx) => rewind(tx, name, from));
  if (again !== undefined) await notifySubscribers(db);
  return again;
});
if (events === undefined) process.stderr.write(`There is no subscriber ${name}.\n`);
else process.stdout.write(`${name} handles ${events} events again.\n`);
process.exitCode = events === undefined ? 1 : 0;
