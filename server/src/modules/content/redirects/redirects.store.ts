import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const redirectRow = { id: sql.int4, path: sql.text, target: sql.text, created_at: sql.timestamptz };
export type RedirectRow = Row<typeof redirectRow>;
const columns = sql`r.id, r.path, r.target, r.created_at`;

export const listRedirects = defineList({
  columns: redirectRow,
  select: columns,
  from: sql`redirects r`,
  sorts: { created_at: sql`r.created_at`, from: sql`r.path` },
  neverNull: ['created_at', 'from'],
  sort: '-created_at',
  tie: sql`r.id`,
  filters: {
    q: (text: string) => sql`r.path like ${`${startOf(text)}%`}`,
  },
});

/** The start of a path, with or without its slash, for `like`. */
const startOf = (text: string) =>
  `/${text
    .replace(/^\/+/, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}`;

export async function readRedirect(where: Database | Tx, id: number): Promise<RedirectRow | undefined> {
  const { rows } = await sql.rows(redirectRow)`select ${columns} from redirects r where r.id = ${id}`.execute(where);
  return rows[0];
}

/** Locks all redirects for changes: two that lead to each other are never written at once. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(tx);
}

/** Redirects of some paths. */
export async function readRedirectsOf(
  tx: Database | Tx,
  paths: readonly string[],
): Promise<{ path: string; target: string; target_path: string }[]> {
  const { rows } = await sql.rows({ path: sql.text, target: sql.text, target_path: sql.text })`
    select path, target, target_path from redirects where path = any(${[...paths]}::text[])
  `.execute(tx);
  return rows;
}

/** Adds a redirect; undefined if its path has one. Those that led to its path lead to its target. */
export async function insertRedirect(
  tx: Tx,
  { path, target, targetPath, at }: { path: string; target: string; targetPath: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into redirects (path, target, target_path, created_at)
    values (${path}, ${target}, ${targetPath}, ${at}) on conflict (path) do nothing returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await sql`
    update redirects set target = ${target}, target_path = ${targetPath} where target_path = ${path}
  `.execute(tx);
  return row.id;
}

export async function deleteRedirect(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`delete from redirects where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}
