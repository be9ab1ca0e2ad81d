import type { AdminOrder, TimelineEntry } from '@waha/contract/types';
import { LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Money, Panel, When } from '../../ui/parts.tsx';

/** History of an order with the notes of staff in it, latest first; a note is written at its top. */
export function StreamPanel({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const form = useForm({
    call: 'POST /admin/orders/{id}/notes',
    initial: { body: '' },
    draft: `order-note:${order.id}`,
    input: (values, attempt) => ({
      params: { id: order.id },
      body: values,
      ...attempt,
    }),
    done: say('noteAdded'),
    isCleared: true,
  });
  return (
    <Panel title={say('timeline')}>
      <Form form={form} isInDialog submits={<AddNote isBusy={form.isBusy} />}>
        <LongTextField {...form.field('body')} label={say('note')} hint={say('notesText')} rows={2} most={2_000} />
      </Form>
      <ol className="mt-4 grid gap-3">
        {order.timeline.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
          <Entry key={at} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}

/** A quiet button: the main act of the screen is that of the order. */
function AddNote({ isBusy }: { isBusy: boolean }) {
  const say = useText('orders');
  return (
    <button type="submit" className="btn btn-quiet" disabled={isBusy}>
      {say('addNote')}
    </button>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const say = useText('orders');
  const isNote = entry.kind === 'note';
  return (
    <li className={`grid gap-0.5 ${isNote ? 'rounded-lg bg-tint px-3 py-2' : 'border-s-2 border-line ps-3'}`}>
      {isNote ? null : (
        <p className="flex flex-wrap justify-between gap-2">
          <span className="font-semibold">{entry.label}</span>
          {entry.amount === null ? null : <Money riyals={entry.amount} />}
        </p>
      )}
      {entry.note ? (
        <p dir="auto" className="whitespace-pre-line">
          {entry.note}
        </p>
      ) : null}
      <p className="text-sm text-soft">
        {isNote ? `${entry.label} · ` : null}
        <bdi>{entry.by ?? say(`actor_${entry.actor}`)}</bdi> · <When at={entry.at} />
      </p>
    </li>
  );
}
