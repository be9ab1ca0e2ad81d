import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditAction, auditActions } from '@waha/contract/audit-actions';
import type { AuditEntry } from '@waha/contract/types';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { screenOf } from './subject-screens.ts';

/** Audit of staff acts, latest first: actor, act, values before and after. */
export default function Audit() {
  const say = useText('staff');
  const sayDone = useText('audit');
  const [params, setParams] = useSearchParams();
  const staff = useCall('GET /admin/staff');
  const keys = useCall('GET /admin/machine-tokens');
  const actor = params.get('actor') ?? '';
  const action = params.get('action') ?? '';
  const subject = params.get('subject') ?? '';
  const query = {
    ...(actor && { actor_id: actor }),
    ...(action && { action }),
    ...(subject && { subject_id: subject }),
  };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['GET /admin/audit', query],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api('GET /admin/audit', { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  const choose = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <Page title={say('audit')}>
      <div className="mb-3 grid gap-2 sm:max-w-2xl sm:grid-cols-2">
        <select
          className="field"
          aria-label={say('actor')}
          value={actor}
          onChange={(event) => choose('actor', event.target.value)}
        >
          <option value="">{say('everybody')}</option>
          {[...(staff.data ?? []), ...(keys.data ?? [])].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label={say('whatWasDone')}
          value={action}
          onChange={(event) => choose('action', event.target.value)}
        >
          <option value="">{say('everything')}</option>
          {auditActions.map((one) => (
            <option key={one} value={one}>
              {sayDone(one)}
            </option>
          ))}
        </select>
        {subject ? (
          <button type="button" className="btn btn-quiet" onClick={() => choose('subject', '')}>
            {say('allSubjects')}
          </button>
        ) : null}
      </div>
      {!data ? (
        <Unread error={error} refetch={refetch} />
      ) : entries.length === 0 ? (
        <div className="panel">
          <Empty title={say('noAudit')}>{say('noAuditText')}</Empty>
        </div>
      ) : (
        <ol className="grid gap-2">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onSubject={(id) => choose('subject', id)} />
          ))}
        </ol>
      )}
      {hasNextPage ? (
        <button
          type="button"
          className="btn btn-quiet mt-3 w-full"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {say('earlier')}
        </button>
      ) : null}
    </Page>
  );
}

function Entry({ entry, onSubject }: { entry: AuditEntry; onSubject: (id: string) => void }) {
  const say = useText('staff');
  const sayDone = useText('audit');
  const { kind, id } = entry.subject;
  const screen = screenOf(entry.subject);
  return (
    <li className="panel">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <bdi className="font-semibold">{entry.actor?.name ?? say('theShop')}</bdi>
        {entry.actor?.kind === 'machine' ? <State tone="info">{say('aKey')}</State> : null}
        {entry.actor?.kind === 'extension' ? <State tone="info">{say('anExtension')}</State> : null}
        <span>{isAction(entry.action) ? sayDone(entry.action) : <Latin>{entry.action}</Latin>}</span>
        <span className="ms-auto text-soft">
          <When at={entry.at} />
        </span>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {screen ? (
          <Link className="inline-flex min-h-6 items-center text-link underline-offset-4 hover:underline" to={screen}>
            {say('openSubject')}
          </Link>
        ) : null}
        <button
          type="button"
          className="min-h-6 text-link underline-offset-4 hover:underline"
          onClick={() => onSubject(id)}
        >
          {say('historyOf')}
        </button>
        <span className="text-soft wrap-anywhere">
          <Latin>{`${kind} ${id}`}</Latin>
        </span>
      </div>
      <Changes before={entry.before} after={entry.after} />
    </li>
  );
}

/** An entry may be older than the texts of today's acts. */
const isAction = (action: string): action is AuditAction => auditActions.some((one) => one === action);

/** Changed values only. */
function Changes({ before, after }: { before: unknown; after: unknown }) {
  const say = useText('staff');
  const [was, is] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  if (names.length === 0) return null;
  return (
    <dl dir="ltr" className="mt-2 grid gap-x-3 gap-y-1 text-start text-sm sm:grid-cols-[auto_1fr]">
      {names.map((name) => (
        <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere">
            {name in was ? (
              <>
                <del className="text-negative">{shown(was[name])}</del>
                <span className="sr-only">{say('became')}</span>{' '}
              </>
            ) : null}
            <ins className="text-positive no-underline">{shown(is[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
