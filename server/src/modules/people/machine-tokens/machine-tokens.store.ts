import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const tokenRow = {
  id: sql.uuid,
  name: sql.text,
  hint: sql.text,
  scopes: sql.textArray,
  creator: sql.text,
  created_at: sql.timestamptz,
  expires_at: sql.timestamptz.orNull,
  last_used_at: sql.timestamptz.orNull,
  last_network: sql.text.orNull,
  revoked_at: sql.timestamptz.orNull,
};
export type TokenRow = Row<typeof tokenRow>;

const columns = sql`m.id, m.name, m.hint, m.scopes, s.name as creator, m.created_at, m.expires_at, m.last_used_at,
  m.last_network, m.revoked_at`;
const tables = sql`machine_tokens m join staff s on s.id = m.created_by`;

/** Tokens, working ones first, then the latest. */
export async function listTokens(db: Database, at: Date, limit: number): Promise<TokenRow[]> {
  const { rows } = await sql.rows(tokenRow)`
    select ${columns} from ${tables}
    order by m.revoked_at is null and (m.expires_at is null or m.expires_at > ${at}) desc, m.created_at desc, m.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function readToken(db: Database | Tx, id: string): Promise<TokenRow | undefined> {
  const { rows } = await sql.rows(tokenRow)`select ${columns} from ${tables} where m.id = ${id}`.execute(db);
  return rows[0];
}

/** Reads a token and locks it until the transaction ends. */
export async function lockToken(tx: Tx, id: string): Promise<TokenRow | undefined> {
  await sql`select from machine_tokens where id = ${id} for update`.execute(tx);
  return readToken(tx, id);
}

export interface NewToken {
  id: string;
  name: string;
  scopes: readonly string[];
  tokenHash: Buffer;
  hint: string;
  createdBy: string;
  at: Date;
  expiresAt: Date | null;
}

/** Stores a token, unless there are too many that work. */
export async function insertToken(tx: Tx, one: NewToken, most: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into machine_tokens (id, name, scopes, token_hash, hint, created_by, created_at, expires_at)
    select ${one.id}::uuid, ${one.name}, ${[...one.scopes]}::text[], ${one.tokenHash}::bytea, ${one.hint},
      ${one.createdBy}::uuid, ${one.at}::timestamptz, ${one.expiresAt}::timestamptz
    where (
      select count(*) from machine_tokens where revoked_at is null and (expires_at is null or expires_at > ${one.at})
    ) < ${most}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function markRevoked(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await sql`update machine_tokens set revoked_at = ${at}, revoked_by = ${by} where id = ${id}`.execute(tx);
}

/** The token with a hash, whatever its state. */
export async function findToken(db: Database, tokenHash: Buffer) {
  const { rows } = await sql.rows({
    id: sql.uuid,
    name: sql.text,
    scopes: sql.textArray,
    expires_at: sql.timestamptz.orNull,
    last_used_at: sql.timestamptz.orNull,
    revoked_at: sql.timestamptz.orNull,
  })`
    select id, name, scopes, expires_at, last_used_at, revoked_at from machine_tokens where token_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** Stores a use, unless another process has stored one since `before`. */
export async function touchToken(db: Database, id: string, use: { at: Date; network: string; before: Date }) {
  await sql`
    update machine_tokens set last_used_at = ${use.at}, last_network = ${use.network}
    where id = ${id} and (last_used_at is null or last_used_at < ${use.before})
  `.execute(db);
}
