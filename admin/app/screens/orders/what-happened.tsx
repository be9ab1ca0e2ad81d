import type { AdminOrder } from '@waha/contract/types';
import { LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Money, Panel, When } from '../../ui/parts.tsx';

/** Notes of staff about an order. */
export function NotesPanel({ order }: { order: AdminOrder }) {
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
    <Panel title={say('notes')}>
      <ul className="mb-3 grid gap-2">
        {order.staff_notes.map((note) => (
          <li key={note.id} className="rounded-lg bg-tint px-3 py-2">
            <p dir="auto" className="whitespace-pre-line">
              {note.body}
            </p>
            <p className="text-sm text-soft">
              <bdi>{note.by}</bdi> · <When at={note.at} />
            </p>
          </li>
        ))}
      </ul>
      <Form form={form} isInDialog save={say('addNote')}>
        <LongTextField {...form.field('body')} label={say('note')} hint={say('notesText')} rows={2} most={2_000} />
      </Form>
    </Panel>
  );
}

/** Timeline of an order, latest first. */
export function TimelinePanel({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  return (
    <Panel title={say('timeline')}>
      <ol className="grid gap-3">
        {order.timeline.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
          <li key={at} className="grid gap-0.5 border-s-2 border-line ps-3">
            <p className="flex flex-wrap justify-between gap-2">
              <span className="font-semibold">{entry.label}</span>
              {entry.amount === null ? null : <Money riyals={entry.amount} />}
            </p>
            {entry.note ? (
              <p dir="auto" className="whitespace-pre-line">
                {entry.note}
              </p>
            ) : null}
            <p className="text-sm text-soft">
              <bdi>{entry.by ?? say(`actor_${entry.actor}`)}</bdi> · <When at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
