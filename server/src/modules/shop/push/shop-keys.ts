import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { newSenderKeys, type SenderKeys } from '../../../platform/web-push/index.ts';
import { insertKeys, readKeys } from './keys.store.ts';

export interface KeyDeps {
  db: Database;
  now: () => number;
  seal: Seal;
}

const SUBJECT = 'push keys';

/**
 * The shop's public key, made at the first need: subscriptions are bound to it, so it stays. Refused where the private one
 * cannot be opened, as after a restore without the key of the settings: nobody is promised news that cannot be sent.
 */
export async function publicKeyOf(deps: KeyDeps): Promise<string> {
  const known = (await readKeys(deps.db)) ?? (await makeKeys(deps));
  if (!(await deps.seal.open(known.private_key, SUBJECT))) refuse('push.sealed');
  return known.public_key;
}

/** The pair that signs; undefined where it was sealed by a key that this process does not have, or none was made. */
export async function openKeys({ db, seal }: KeyDeps): Promise<SenderKeys | undefined> {
  const known = await readKeys(db);
  const privateKey = known && (await seal.open(known.private_key, SUBJECT));
  return known && privateKey ? { publicKey: known.public_key, privateKey } : undefined;
}

async function makeKeys({ db, now, seal }: KeyDeps) {
  const { publicKey, privateKey } = newSenderKeys();
  await insertKeys(db, { publicKey, sealed: await seal.seal(privateKey, SUBJECT), at: new Date(now()) });
  const known = await readKeys(db);
  if (!known) throw new Error('The keys of push messages were stored and are not there');
  return known;
}
