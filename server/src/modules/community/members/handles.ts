import { normalise } from '../../goods/search/index.ts';

/** The spelling in which handles are compared: أحمد, احمد and @AHMED_ are told apart by letters alone. */
export function handleKey(handle: string): string {
  return normalise(handle.replace(/^@/, '')).replace(/[^\p{L}\p{N}_]/gu, '');
}
