import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Letters and digits that are not mistaken for each other on paper: 30 of them hold 147 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 5;

type Settings = Pick<Config, 'dataDir' | 'backup'>;

/** The file of the passphrase that the nightly backup makes for a shop without one. It is never part of an archive. */
export function passphraseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backup.passphrase');
}

/** The passphrase of backups: BACKUP_PASSPHRASE, or the one made before. */
export async function findPassphrase(config: Settings): Promise<string | undefined> {
  const { passphrase } = config.backup;
  if (passphrase !== undefined) return passphrase;
  const made = await readFile(passphraseFile(config), 'utf8').catch(() => '');
  return made.trim() || undefined;
}

/** The passphrase of backups; one is made in the data folder where there is none. */
export async function makePassphrase(config: Settings): Promise<string> {
  const found = await findPassphrase(config);
  if (found !== undefined) return found;
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const made = Array.from({ length: GROUPS }, group).join('-');
  await writeFile(passphraseFile(config), `${made}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}
