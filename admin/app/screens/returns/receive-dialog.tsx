import type { AdminReturn } from '@waha/contract/types';
import { sayPieces, wasExchanged } from '@waha/kit/pieces';
import { NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** Received pieces of a return, and how many of them can be resold. */
export function ReceiveDialog({ row, onClose }: { row: AdminReturn; onClose: () => void }) {
  const say = useText('returns');
  const language = useLanguage();
  const form = useForm({
    call: 'POST /admin/returns/{id}/receive',
    initial: {
      pieces: Object.fromEntries(row.lines.map((line) => [String(line.id), String(line.quantity)])) as Record<
        string,
        string
      >,
    },
    input: ({ pieces }, attempt) => ({
      params: { id: row.id },
      body: {
        lines: row.lines.map(({ id }) => ({ id, resaleable: readNumber(pieces[String(id)] ?? '') ?? 0 })),
      },
      ...attempt,
    }),
    done: say('received'),
    onDone: onClose,
  });
  const { pieces } = form.values;
  return (
    <Dialog title={say('receiveTitle')} onClose={onClose}>
      <Form form={form} isInDialog save={say('receive')} onCancel={onClose}>
        <p className="text-soft">{say('receiveText')}</p>
        {row.lines.map((line, at) => (
          <NumberField
            key={line.id}
            name={`resaleable-${line.id}`}
            label={
              wasExchanged(line.expected, line.variant)
                ? `${line.name} · ${sayPieces(line.expected, language)}`
                : nameWithVariant(line)
            }
            unit={say('ofPieces', { count: line.quantity })}
            isWhole
            value={pieces[String(line.id)] ?? ''}
            onChange={(typed) => form.set('pieces', { ...pieces, [line.id]: typed })}
            error={form.errorOf(`lines.${at}.resaleable`)}
          />
        ))}
      </Form>
    </Dialog>
  );
}
