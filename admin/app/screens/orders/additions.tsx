import type { ItemsPreview } from '@waha/contract/types';
import { ChoiceField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import type { EditValues } from './edit-values.ts';
import { EditedLine } from './edited-line.tsx';
import { LineFields } from './line-fields.tsx';
import { type ChosenLine, FindProduct } from './phone-lines.tsx';

/** Products to add to an order, each with its options and a quantity. */
export function Additions({ form }: { form: Form<EditValues> }) {
  const say = useText('orders');
  const { add } = form.values;
  const change = (at: number, part: Partial<ChosenLine>) =>
    form.set(
      'add',
      add.map((line, index) => (index === at ? { ...line, ...part } : line)),
    );
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {add.map((line, at) => (
          <EditedLine
            key={line.product_id}
            name={line.name}
            before={0}
            most={99}
            quantity={Number(line.quantity)}
            onChange={(quantity) =>
              quantity === 0
                ? form.set(
                    'add',
                    add.filter((_, index) => index !== at),
                  )
                : change(at, { quantity: String(quantity) })
            }
          >
            {line.options.length > 0 ? (
              <ChoiceField
                name={`variant-${line.product_id}`}
                label={say('option')}
                value={String(line.variant_id ?? '')}
                onChange={(value) => change(at, { variant_id: value === '' ? null : Number(value) })}
                options={[['', say('choosePlease')], ...line.options]}
                error={undefined}
              />
            ) : null}
            <LineFields
              productId={line.product_id}
              answers={line.answers}
              onChange={(answers) => change(at, { answers })}
            />
          </EditedLine>
        ))}
      </ul>
      <FindProduct
        error={form.errorOf('add')}
        onAdd={(line) => {
          if (!add.some(({ product_id }) => product_id === line.product_id)) form.set('add', [...add, line]);
        }}
      />
    </div>
  );
}

interface SupplementProps {
  form: Form<EditValues>;
  supplement: NonNullable<ItemsPreview['supplement']>;
}

/** How the buyer pays what is added to a paid order, and what happens if that comes late. */
export function SupplementFields({ form, supplement }: SupplementProps) {
  const say = useText('orders');
  return (
    <div className="grid gap-2">
      {supplement.ways.length > 1 ? (
        <ChoiceField
          {...form.field('payment_method')}
          value={form.values.payment_method || supplement.payment_method}
          label={say('addedPaidBy')}
          options={supplement.ways.map(({ code, name }) => [code, name] as const)}
        />
      ) : null}
      <p className="text-soft">{say('addedLate', { hours: supplement.hold_hours })}</p>
    </div>
  );
}
