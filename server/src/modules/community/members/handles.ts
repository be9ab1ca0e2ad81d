import { normalise } from '../../goods/search/index.ts';

/** The normalised form in which handles are compared: أحمد, احمد and @AHMED_ differ by letters alone. */
export function handleKey(handle: string): string {
  return normalise(handle.replace(/^@/, '')).replace(/[^\p{L}\p{N}_]/gu, '');
}
