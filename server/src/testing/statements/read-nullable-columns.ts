import pg from 'pg';

/** The nullable columns of a database's tables, as `tableID.columnID`; a clone of it has the same. */
export async function readNullableColumns(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(`
      select a.attrelid || '.' || a.attnum as id from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
