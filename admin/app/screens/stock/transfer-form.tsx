import type { StockItem, StockTransfer } from '@waha/contract/types';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../api/api.ts';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useActForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { findByCode } from './find-by-code.ts';
import { ItemField } from './item-field.tsx';
import { ItemName, useItemName } from './item-name.tsx';
import { useBranchOptions } from './use-branches.ts';

interface Line {
  item: StockItem;
  quantity: string;
}

function valuesOf(transfer: StockTransfer | undefined, from: string, to: string) {
  return {
    from: transfer ? String(transfer.from.id) : from,
    to: transfer ? String(transfer.to.id) : to,
    note: transfer?.note ?? '',
    lines: (transfer?.lines ?? []).map(
      ({ quantity, received: _, ...item }): Line => ({ item, quantity: String(quantity) }),
    ),
    version: transfer?.version ?? 0,
  };
}

interface TransferFormProps {
  transfer?: StockTransfer;
  onSaved: (transfer: StockTransfer) => void;
  /** Acts in place of saving, where nothing is unsaved. */
  acts?: ReactNode;
}

/** A transfer that is being prepared: its branches, and its items by scanning. */
export function TransferForm({ transfer, onSaved, acts }: TransferFormProps) {
  const say = useText('stock');
  const common = useText('common');
  const { options } = useBranchOptions();
  const form = useActForm({
    initial: valuesOf(transfer, options[0]?.[0] ?? '', options[1]?.[0] ?? ''),
    act({ from, to, note, lines, version }, attempt) {
      const body = {
        from_branch_id: Number(from),
        to_branch_id: Number(to),
        note: note.trim() === '' ? null : note,
        // A text that is no number is refused by the server at its field.
        lines: lines.map(({ item, quantity }) => ({
          variant_id: item.variant_id,
          quantity: readNumber(quantity) as number,
        })),
      };
      return transfer
        ? api('PUT /admin/stock-transfers/{id}', { params: { id: transfer.id }, body: { ...body, version } })
        : api('POST /admin/stock-transfers', { body, ...attempt });
    },
    // The details of a conflict are the stored transfer.
    changedTo: (stored) => valuesOf(stored as StockTransfer, '', ''),
    done: common('saved'),
    onDone: onSaved,
  });
  return (
    <Form form={form} save={say('saveDraft')} {...(transfer && !form.isDirty ? { submits: acts } : {})}>
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            {...form.field('from')}
            error={form.errorOf('from_branch_id')}
            label={say('from')}
            options={options}
          />
          <ChoiceField {...form.field('to')} error={form.errorOf('to_branch_id')} label={say('to')} options={options} />
          <TextField {...form.field('note')} label={say('note')} most={300} isOptional />
        </div>
      </Panel>
      <Panel title={say('lines')}>
        <Lines
          lines={form.values.lines}
          onChange={(lines) => form.set('lines', lines)}
          errorOf={(at) => form.errorOf(`lines.${at}.quantity`)}
        />
        {form.errorOf('lines') ? <p className="mt-2 text-sm text-negative">{say('noLines')}</p> : null}
      </Panel>
    </Form>
  );
}

interface LinesProps {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  errorOf: (at: number) => string | undefined;
}

function Lines({ lines, onChange, errorOf }: LinesProps) {
  const say = useText('stock');
  const toast = useToast();
  const nameOf = useItemName();
  /** Adds a piece: a scanner reads each piece once. */
  const add = (item: StockItem) => {
    const isThere = lines.some((line) => line.item.variant_id === item.variant_id);
    const raised = lines.map((line) =>
      line.item.variant_id === item.variant_id
        ? { ...line, quantity: String((readNumber(line.quantity) ?? 0) + 1) }
        : line,
    );
    onChange(isThere ? raised : [...lines, { item, quantity: '1' }]);
  };
  const read = async (code: string) => {
    const found = await findByCode(code).catch(() => undefined);
    if (found) add(found);
    else toast({ kind: 'bad', text: say('notFound', { typed: code }) });
  };
  return (
    <div className="grid gap-4">
      <ItemField label={say('findItem')} hint={say('findItemHint')} onCode={(code) => void read(code)} onChoose={add} />
      {lines.length === 0 ? null : (
        <ul className="divide-y divide-line" aria-label={say('lines')}>
          {lines.map((line, at) => {
            const name = nameOf(line.item);
            const error = errorOf(at);
            return (
              <li key={line.item.variant_id} className="flex flex-wrap items-center gap-2 py-2">
                <span className="min-w-0 grow basis-32">
                  <ItemName item={line.item} />
                </span>
                <span className="w-20 shrink-0">
                  <input
                    name={`lines.${at}.quantity`}
                    className="field text-center tabular-nums"
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={say('quantityOf', { name })}
                    aria-invalid={error ? true : undefined}
                    value={line.quantity}
                    onChange={(event) =>
                      onChange(
                        lines.map((one, place) => (place === at ? { ...one, quantity: event.target.value } : one)),
                      )
                    }
                  />
                </span>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={say('removeLine', { name })}
                  onClick={() => onChange(lines.filter((one) => one !== line))}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
                {error ? <p className="basis-full text-sm text-negative">{error}</p> : null}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
