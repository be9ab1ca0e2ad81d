import type { Branch, StockItem } from '@waha/contract/types';
import { stockChangeReasons } from '@waha/contract/vocabulary';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ChoiceField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { findByCode } from './find-by-code.ts';
import { ItemField } from './item-field.tsx';
import { ItemName, useItemName } from './item-name.tsx';

/** Changes the level of one item of a branch, with a reason. */
export function ChangeStock({ branch, onClose }: { branch: Branch; onClose: () => void }) {
  const say = useText('stock');
  const toast = useToast();
  const nameOf = useItemName();
  const [item, setItem] = useState<StockItem>();
  const form = useForm({
    call: 'POST /admin/branches/{id}/stock',
    initial: { variant_id: 0, delta: '', cause: 'received', note: '' },
    input: ({ variant_id, delta, cause, note }, attempt) => ({
      params: { id: branch.id },
      body: {
        variant_id,
        // A text that is no number is refused by the server at its field.
        delta: readNumber(delta) as number,
        cause: stockChangeReasons.find((one) => one === cause) ?? 'adjustment',
        note: note.trim() === '' ? null : note,
      },
      ...attempt,
    }),
    done: say('stockChanged'),
    onDone: onClose,
  });
  const choose = (chosen: StockItem | undefined) => {
    setItem(chosen);
    form.set('variant_id', chosen?.variant_id ?? 0);
  };
  const read = async (code: string) => {
    const found = await findByCode(code).catch(() => undefined);
    if (found) choose(found);
    else toast({ kind: 'bad', text: say('notFound', { typed: code }) });
  };
  return (
    <Dialog title={say('changeStock')} onClose={onClose} mayClose={() => !form.isDirty}>
      {item ? null : (
        <ItemField
          label={say('chooseItem')}
          hint={say('findItem')}
          onCode={(code) => void read(code)}
          onChoose={choose}
        />
      )}
      {item ? (
        <Form form={form} isInDialog onCancel={onClose} save={say('changeStock')}>
          <span className="flex items-center gap-2 rounded-lg bg-tint ps-3">
            <span className="min-w-0 grow py-1">
              <ItemName item={item} />
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={say('removeLine', { name: nameOf(item) })}
              onClick={() => choose(undefined)}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </span>
          <NumberField {...form.field('delta')} label={say('delta')} hint={say('deltaHint')} />
          <ChoiceField
            {...form.field('cause')}
            label={say('cause')}
            options={stockChangeReasons.map((reason) => [reason, say(`reason_${reason}`)])}
          />
          <TextField {...form.field('note')} label={say('note')} most={300} isOptional />
        </Form>
      ) : null}
    </Dialog>
  );
}
