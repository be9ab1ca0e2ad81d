import { type BuyerFieldKind, buyerFieldKinds } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import { BuyerFieldCard } from './buyer-field-card.tsx';
import { type BuyerFieldValue, MOST_BUYER_FIELDS, newBuyerField } from './buyer-field-values.ts';
import type { ProductValues } from './product-values.ts';

/** Fields that the buyer fills on the page of the product: an engraving, a choice, a picture. */
export function BuyerFieldsFold({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const fields = form.values.buyer_fields;
  const become = (to: BuyerFieldValue[]) => form.set('buyer_fields', to);
  const move = (from: number, to: number) => {
    const moved = fields[from];
    if (moved && to >= 0 && to < fields.length) become(fields.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const isWrong = Object.keys(form.errors).some((path) => path.startsWith('buyer_fields'));
  return (
    <Fold title={say('buyerFields')} hint={say('buyerFieldsHint')} isWrong={isWrong}>
      <div className="grid gap-3">
        {fields.length > 0 ? (
          <ul className="grid gap-3">
            {fields.map((field, at) => (
              <BuyerFieldCard
                key={field.row}
                field={field}
                at={at}
                isLast={at === fields.length - 1}
                errorOf={form.errorOf}
                onChange={(part) => become(fields.with(at, { ...field, ...part }))}
                onMove={(to) => move(at, to)}
                onDropped={(from) => move(from, at)}
                onRemove={() => become(fields.toSpliced(at, 1))}
              />
            ))}
          </ul>
        ) : null}
        {fields.length < MOST_BUYER_FIELDS ? (
          <div className="flex flex-wrap gap-2">
            {buyerFieldKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                className="chip min-h-11"
                onClick={() => become([...fields, newBuyerField(kind)])}
              >
                <Plus className="size-4" aria-hidden="true" />
                {say(KINDS[kind])}
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </Fold>
  );
}

export const KINDS = {
  text: 'field_text',
  choice: 'field_choice',
  picture: 'field_picture',
} as const satisfies Record<BuyerFieldKind, string>;
