import type { Database, Tx } from '../../../../platform/database/index.ts';
import { findUnclaimedUploads } from '../../../content/uploads/index.ts';
import type { CartLine } from './cart-lines.ts';

/**
 * Lines whose pictures are there to be ordered; others say that they are not. A cart without pictures, as nearly all
 * are, asks the database nothing.
 */
export async function withoutLostPictures(
  db: Database | Tx,
  lines: readonly CartLine[],
  buyerId: string | null,
): Promise<readonly CartLine[]> {
  const ids = lines.flatMap((line) => (line.asked.kept ? [] : picturesOf(line.answers)));
  if (ids.length === 0) return lines;
  const there = await findUnclaimedUploads(db, ids, buyerId);
  return lines.map((line) => {
    const lost = line.asked.kept ? undefined : line.answers.find(({ upload_id: id }) => id !== null && !there.has(id));
    if (!lost) return line;
    const { label_ar, label_en } = lost;
    const answers = line.answers.filter((one) => one !== lost);
    return { ...line, answers, problems: [...line.problems, { code: 'answers_changed', label_ar, label_en }] };
  });
}

/** Uploads among answers. */
export const picturesOf = (answers: CartLine['answers']): string[] => answers.flatMap(({ upload_id: id }) => id ?? []);
