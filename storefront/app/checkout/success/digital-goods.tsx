import { ApiError } from '@waha/contract/client';
import type { OrderDigital, OrderDigitalLine } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { viewTokenOf } from '../view-tokens.ts';
import { CopyButton } from './copy-button.tsx';

interface LineProps {
  line: OrderDigitalLine;
  orderId: string;
  onChange: (goods: OrderDigital) => void;
}

const queryOf = (orderId: string) => {
  const token = viewTokenOf(orderId);
  return token === undefined ? {} : { view_token: token };
};

/** The codes of a line: closed until their buyer asks for them, because a code that was seen cannot be returned. */
function Codes({ line, orderId, onChange }: LineProps) {
  const say = useText('digital');
  const api = useApi();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isClosed = line.codes.some(({ code }) => code === null);
  async function show() {
    setTrouble(null);
    try {
      const asked = { params: { id: orderId }, query: queryOf(orderId), body: { item_id: line.item_id } };
      onChange(await api('POST /digital-goods/{id}/codes', asked));
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : say('failed'));
    }
  }
  return (
    <>
      <ul className="grid gap-2">
        {line.codes.map(({ id, code }) =>
          code === null ? null : (
            <li key={id} className="flex items-center justify-between gap-2 rounded-xl border border-line ps-3">
              <bdi dir="ltr" className="min-w-0 font-bold break-all tabular-nums">
                {code}
              </bdi>
              <CopyButton text={code} what={say('code')} />
            </li>
          ),
        )}
      </ul>
      {isClosed && !line.is_ended ? (
        <>
          <p className="text-sm text-soft">{say('showHint')}</p>
          <button type="button" className="btn btn-primary" onClick={show}>
            <Icon name="eye" size={18} />
            {say('show', { count: line.codes.length })}
          </button>
        </>
      ) : null}
      <p role="alert" className="text-sm text-negative empty:hidden">
        {trouble}
      </p>
    </>
  );
}

/** The files of a line. Each press counts one download, whose address works for an hour. */
function Files({ line, orderId, onFetched }: Omit<LineProps, 'onChange'> & { onFetched: () => void }) {
  const say = useText('digital');
  const language = useLanguage();
  const api = useApi();
  const [trouble, setTrouble] = useState<string | null>(null);
  async function fetchFile(fileId: string) {
    setTrouble(null);
    try {
      const params = { id: orderId, file_id: fileId };
      const asked = { params, query: queryOf(orderId), body: { item_id: line.item_id } };
      const { url } = await api('POST /digital-goods/{id}/files/{file_id}', asked);
      location.assign(url);
      onFetched();
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : say('failed'));
    }
  }
  return (
    <>
      <ul className="grid gap-3">
        {line.files.map((file) => (
          <li key={file.id} className="grid gap-1">
            <button
              type="button"
              className="btn btn-quiet"
              disabled={file.left === 0}
              onClick={() => void fetchFile(file.id)}
            >
              <bdi className="truncate">{say('fetch', { name: file.name })}</bdi>
            </button>
            <p className="text-sm text-soft">
              {say('left', { count: file.left })} · {say('until', { day: formatDate(file.ends_at, language) })}
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm text-negative empty:hidden">
        {trouble}
      </p>
    </>
  );
}

function Line({ onFetched, ...props }: LineProps & { onFetched: () => void }) {
  const say = useText('digital');
  const { line } = props;
  const isMissing = !line.is_ended && line.given < line.pieces;
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <p>
        <span className="font-semibold">{line.name}</span>
        {line.variant ? <span className="text-soft"> · {line.variant}</span> : null}
      </p>
      {line.is_ended ? <p className="text-sm text-soft">{say('ended')}</p> : null}
      {isMissing ? (
        <p role="status" className="flex items-start gap-2 rounded-xl bg-info-tint p-3 text-sm text-info">
          <Icon name="clock" size={18} className="mt-0.5" />
          {say('waiting')}
        </p>
      ) : null}
      {line.gives === 'codes' ? <Codes {...props} /> : null}
      {line.gives === 'files' ? <Files {...props} onFetched={onFetched} /> : null}
    </li>
  );
}

/** Codes and files that an order gave. */
export default function DigitalGoods({ orderId }: { orderId: string }) {
  const say = useText('digital');
  const { state, set, retry } = useLoaded(`digital goods ${orderId}`, (api, signal) =>
    api('GET /digital-goods/{id}', { params: { id: orderId }, query: queryOf(orderId), signal }),
  );
  return (
    <section aria-labelledby="digital" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="digital" className="text-lg">
        {say('title')}
      </h2>
      {state.kind === 'loading' ? <Skeleton className="h-20" /> : null}
      {state.kind === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {say('failed')}
          <button type="button" className="btn btn-quiet" onClick={retry}>
            {say('retry')}
          </button>
        </p>
      ) : null}
      {state.kind === 'known' ? (
        <ul className="grid gap-4">
          {state.data.lines.map((line) => (
            <Line key={line.item_id} line={line} orderId={orderId} onChange={set} onFetched={retry} />
          ))}
        </ul>
      ) : null}
      <p className="text-xs text-soft">{say('keep')}</p>
    </section>
  );
}
