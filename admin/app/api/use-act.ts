import { type CallInput, type CallKey, type CallReply, failureText } from '@waha/contract/client';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../text/language.tsx';
import { useToast } from '../ui/toasts.tsx';
import { api } from './api.ts';
import { queryClient } from './use-call.ts';

interface ActOptions {
  /** Toast shown after success. */
  done?: string;
  /** Idempotent calls: a second click, or a retry after a lost answer, repeats the same request. */
  isIdempotent?: boolean;
  /** True if the form shows its refusals itself. */
  isQuiet?: boolean;
  /** True if the screen is left after success: its data are gone, and are not read again. */
  isLeaving?: boolean;
}

/** A mutation: runs one call at a time, shows its result, and invalidates all queries on the screen. */
export interface Act<Key extends CallKey> {
  /** Resolves with the reply, or with undefined after a refusal, which has been shown. */
  run: (input: CallInput<Key>) => Promise<CallReply<Key> | undefined>;
  /** True until the call is answered and the screen has read its data again. */
  isBusy: boolean;
}

export function useAct<Key extends CallKey>(
  key: Key,
  { done, isIdempotent, isQuiet, isLeaving }: ActOptions = {},
): Act<Key> {
  const say = useText('common');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const attempt = useRef<{ input: string; key: string } | null>(null);
  const run = useCallback(
    async (input: CallInput<Key>) => {
      if (busy.current) return undefined;
      busy.current = true;
      setBusy(true);
      let refreshed = Promise.resolve();
      try {
        const reply = await api(key, isIdempotent ? withKey(input, attempt) : input);
        attempt.current = null;
        if (done) toast({ kind: 'good', text: done });
        refreshed = queryClient.invalidateQueries({ refetchType: isLeaving ? 'none' : 'active' });
        return reply;
      } catch (error) {
        if (isQuiet) throw error;
        toast({ kind: 'bad', text: failureText(error, say('unreachable')) });
        return undefined;
      } finally {
        busy.current = false;
        // Until the screen shows what the act changed, a second click would repeat it.
        void refreshed.finally(() => setBusy(busy.current));
      }
    },
    [key, done, isIdempotent, isQuiet, isLeaving, say, toast],
  );
  return { run, isBusy };
}

/** Adds an idempotency key, which stays the same for the same input until an answer is received. */
function withKey<Input>(input: Input, attempt: { current: { input: string; key: string } | null }): Input {
  const text = JSON.stringify(input);
  if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() };
  return { ...input, idempotencyKey: attempt.current.key };
}
