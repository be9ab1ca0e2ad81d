import { type Database, sql } from '../../platform/database/index.ts';

/** The plans of the statements that `work` sends to its database, one for each, executed with row counts. */
export async function plansOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  { isCounted = false } = {},
): Promise<string[]> {
  const asked = isCounted ? 'analyze, buffers off, timing off, costs off' : 'costs off';
  const plans: string[] = [];
  const explaining: Database = {
    isTransaction: false,
    onOneConnection: (inside) => inside(explaining),
    transaction: (inside) => db.transaction(inside),
    async query(text, values) {
      const { rows } = await db.query(`explain (${asked}) ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return db.query(text, values);
    },
  };
  await work(explaining);
  return plans;
}

/** Updates statistics, so that plans are those of tables of this size. */
export async function analyse(db: Database, ...tables: string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.ref(table)}`.execute(db);
}
