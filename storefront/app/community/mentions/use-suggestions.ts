import type { Api } from '@waha/contract/client';
import type { MemberRef } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { OpenSign } from './find-sign.ts';

const DEBOUNCE_MS = 180;
const TIMEOUT_MS = 5_000;

export type Suggested = { kind: 'member'; member: MemberRef; word: string } | { kind: 'tag'; word: string };

/** Members and tags that begin with the typed text; empty until loaded and after a failure, which shows no error. */
export function useSuggestions(open: OpenSign | null): readonly Suggested[] {
  const api = useApi();
  const [found, setFound] = useState<readonly Suggested[]>([]);
  const question = open && open.typed.length > 0 ? `${open.sign}${open.typed}` : '';
  useEffect(() => {
    if (question === '') return setFound([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      askSuggestions(api, question, AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
        setFound,
        () => controller.signal.aborted || setFound([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, question]);
  return question === '' ? [] : found;
}

async function askSuggestions(api: Api, q: string, signal: AbortSignal): Promise<Suggested[]> {
  const { members, tags } = await api('GET /community/suggestions', { query: { q }, signal });
  return [
    ...members.flatMap((member) => (member.handle ? [{ kind: 'member' as const, member, word: member.handle }] : [])),
    ...tags.map(({ tag }) => ({ kind: 'tag' as const, word: tag })),
  ];
}
