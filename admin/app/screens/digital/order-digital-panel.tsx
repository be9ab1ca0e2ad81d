import type { AdminOrder, StaffDigitalLine } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';

/** Codes and files that an order gave, without the codes: staff replace one, or give files again. */
export function OrderDigitalPanel({ order }: { order: AdminOrder }) {
  const say = useText('digital');
  const may = useMay();
  const isOn = order.items.some((item) => item.is_digital) && may('GET /admin/digital-orders/{id}');
  const input = { params: { id: order.id } };
  const { data } = useCall('GET /admin/digital-orders/{id}', input, { isOn, keeps: false });
  if (!data || data.lines.length === 0) return null;
  return (
    <Panel title={say('orderTitle')}>
      <ul className="grid gap-4">
        {data.lines.map((line) => (
          <li key={line.item_id} className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
            <Line line={line} orderId={order.id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line, orderId }: { line: StaffDigitalLine; orderId: string }) {
  const say = useText('digital');
  const again = useAct('POST /admin/digital-orders/{id}/links', { done: say('givenAgain') });
  const replace = useAct('POST /admin/digital-orders/{id}/replacement', { done: say('codeReplaced') });
  const params = { id: orderId };
  const isMissing = !line.is_ended && line.given < line.pieces;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{[line.name, line.variant].filter(Boolean).join(' · ')}</span>
        <State tone={line.is_ended ? 'plain' : isMissing ? 'warn' : 'good'}>
          {line.is_ended ? say('isEnded') : say('givenOf', { given: line.given, pieces: line.pieces })}
        </State>
      </p>
      <ul className="grid gap-1">
        {line.codes.map((code) => (
          <li key={code.id} className="flex flex-wrap items-center gap-x-3">
            <Latin>{`…${code.last_four}`}</Latin>
            <span className="text-soft">
              {code.shown_at === null ? (
                say('notShown')
              ) : (
                <>
                  {say('shown')} <When at={code.shown_at} />
                </>
              )}
            </span>
            {line.is_ended ? null : (
              <button
                type="button"
                className="btn btn-quiet ms-auto"
                disabled={replace.isBusy}
                onClick={() => void replace.run({ params, body: { code_id: code.id } })}
              >
                {say('replaceCode')}
              </button>
            )}
          </li>
        ))}
        {line.files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3">
            <bdi>{file.name}</bdi>
            <span className="text-soft">
              {say('downloadsLeft', { count: file.left })} · <When at={file.ends_at} />
            </span>
          </li>
        ))}
      </ul>
      {line.files.length > 0 && !line.is_ended ? (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          disabled={again.isBusy}
          onClick={() => void again.run({ params, body: { item_id: line.item_id } })}
        >
          {say('giveAgain')}
        </button>
      ) : null}
    </>
  );
}
