import { ApiError, failureText } from '@waha/contract/client';
import type { CountedPieces, CountLine } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { queryClient } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';

const TRIES = 3;
const WAIT_MS = 800;

interface Counting {
  /** Saves counted pieces after those before them: a scanner is faster than the network. `name` is said if it fails. */
  count: (body: CountedPieces, name: string) => Promise<CountLine | undefined>;
  last: CountLine | undefined;
  /** How many are not saved yet. */
  waiting: number;
}

/** Counts pieces one after another; no scan is lost because another one is being saved. */
export function useCounting(countId: number): Counting {
  const say = useText('stock');
  const common = useText('common');
  const toast = useToast();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const [last, setLast] = useState<CountLine>();
  const [waiting, setWaiting] = useState(0);
  const save = async (body: CountedPieces, name: string) => {
    try {
      const line = await send(countId, body, crypto.randomUUID());
      setLast(line);
      return line;
    } catch (error) {
      toast({ kind: 'bad', text: say('notCounted', { name, why: failureText(error, common('unreachable')) }) });
      return undefined;
    } finally {
      setWaiting((count) => count - 1);
      void queryClient.invalidateQueries();
    }
  };
  const count = (body: CountedPieces, name: string) => {
    setWaiting((before) => before + 1);
    const saved = before.current.then(() => save(body, name));
    before.current = saved;
    return saved;
  };
  return { count, last, waiting };
}

/** Sends it again while the network is away; the key keeps it from counting twice. */
async function send(id: number, body: CountedPieces, idempotencyKey: string, left = TRIES): Promise<CountLine> {
  try {
    return await api('POST /admin/stock-counts/{id}/lines', { params: { id }, body, idempotencyKey });
  } catch (error) {
    const isAway = error instanceof ApiError && (error.status === 0 || error.status === 503);
    if (!isAway || left <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return send(id, body, idempotencyKey, left - 1);
  }
}
