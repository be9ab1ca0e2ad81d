import { createHash, randomBytes } from 'node:crypto';
import { listDatabases, readCreation } from './databases.store.ts';
import { quoted, type Session, urlOfDatabase } from './open-session.ts';

/** Scratch databases of a shop begin so; another shop on the same server has other ones. */
export const prefixOf = (shop: string) =>
  `waha_scratch_${createHash('sha256').update(shop).digest('hex').slice(0, 8)}_`;

/** An empty database beside the shop's, on the same server. */
export interface ScratchDatabase {
  url: string;
  name: string;
  drop(): Promise<void>;
}

/**
 * Makes an empty database with the locale of the shop's own; undefined where this user may not make databases. The
 * caller holds the lock of backups, so one that is there already was left by a process that died.
 */
export async function createScratch(session: Session, url: string): Promise<ScratchDatabase | undefined> {
  const { name: shop, may_create: mayCreate, provider, collate, ctype } = await readCreation(session);
  if (!mayCreate) return undefined;
  for (const left of await listDatabases(session, prefixOf(shop))) await dropDatabase(session, left);
  const name = `${prefixOf(shop)}${randomBytes(6).toString('hex')}`;
  const literal = (text: string) => session.client.escapeLiteral(text);
  // Other providers have their locale in columns that differ between versions: the server's default serves there.
  const locale = provider === 'c' ? ` lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}` : '';
  await session.run(`create database ${quoted(name)} template template0 encoding 'UTF8'${locale}`);
  return { name, url: urlOfDatabase(url, name), drop: () => dropDatabase(session, name) };
}

export async function dropDatabase(session: Session, name: string): Promise<void> {
  await session.run(`drop database if exists ${quoted(name)} with (force)`);
}
