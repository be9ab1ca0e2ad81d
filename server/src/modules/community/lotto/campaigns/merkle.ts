import { createHash } from 'node:crypto';

/**
 * The Merkle tree over a deck: one hash published beforehand fixes every card.
 *
 *     leaf = SHA-256(0x00 ‖ index, 4 bytes big-endian ‖ salt, 32 bytes ‖ prize, UTF-8);
 *     node = SHA-256(0x01 ‖ left, 32 bytes ‖ right, 32 bytes).
 *
 * Leaves are in the order of their indexes. An odd last node moves up a level as it is; it is not paired with itself,
 * so two different decks never share a root. The first byte separates leaves from nodes: no node can be passed off as a
 * card. The browser does the same in `storefront/app/account/lotto/verify-proof.ts`.
 */
export interface Leaf {
  index: number;
  salt: Buffer;
  /** The prize in the format of `prizeCode`. */
  prize: string;
}

export const HASH_BYTES = 32;
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export function hashLeaf({ index, salt, prize }: Leaf): Buffer {
  const position = Buffer.alloc(4);
  position.writeUInt32BE(index);
  return createHash('sha256').update(LEAF).update(position).update(salt).update(prize, 'utf8').digest();
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(NODE).update(left).update(right).digest();
}

/** All levels, the leaves first, the root alone at the end. */
export function buildTree(leaves: readonly Buffer[]): Buffer[][] {
  if (leaves.length === 0) throw new Error('there is no tree over no cards');
  const levels = [[...leaves]];
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = nextLevel(level);
  return levels;
}

function nextLevel(level: readonly Buffer[]): Buffer[] {
  const next: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left) next.push(right ? hashNode(left, right) : left);
  }
  return next;
}
