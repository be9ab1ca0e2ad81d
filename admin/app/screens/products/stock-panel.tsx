import type { AdminProduct, StockMovement } from '@waha/contract/types';
import { stockChangeReasons } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { ChoiceField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin, Panel, When } from '../../ui/parts.tsx';
import { variantName } from '../goods/variant-name.ts';
import { required } from './product-values.ts';

/** Stock of a product, its movements, and the act that changes it with a reason. */
export function StockPanel({ product }: { product: AdminProduct }) {
  const say = useText('products');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={say('stockMovements')}
      aside={
        may('POST /admin/products/{id}/stock') ? (
          <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
            {say('changeStock')}
          </button>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/products/{id}/stock"
        params={{ id: String(product.id) }}
        name={say('stockMovements')}
        idOf={({ id }: StockMovement) => String(id)}
        columns={[
          { key: 'reason', label: say('cause'), cell: ({ reason }) => say(`reason_${reason}`), phone: 'title' },
          { key: 'sku', label: say('sku'), cell: ({ sku }) => <Latin>{sku}</Latin> },
          {
            key: 'delta',
            label: say('delta'),
            align: 'end',
            phone: 'aside',
            cell: ({ delta }) => <Latin>{delta > 0 ? `+${delta}` : delta}</Latin>,
          },
          { key: 'note', label: say('note'), cell: ({ note }) => <span dir="auto">{note ?? ''}</span> },
          { key: 'at', label: say('when'), sort: 'at', cell: ({ at }) => <When at={at} /> },
        ]}
        empty={{ title: say('noMovements') }}
      />
      {isOpen ? <StockDialog product={product} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

function StockDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const say = useText('products');
  const language = useLanguage();
  const counted = [
    ...(product.default_variant_id === null
      ? []
      : [{ id: product.default_variant_id, name: product.sku, left: product.stock_quantity }]),
    ...product.variants.map((variant) => ({
      id: variant.id,
      name: [variantName(variant, language), variant.sku].filter(Boolean).join(' / '),
      left: variant.stock_quantity,
    })),
  ];
  const form = useForm({
    call: 'POST /admin/products/{id}/stock',
    initial: { variant_id: String(counted[0]?.id ?? ''), delta: '', cause: 'received', note: '' },
    input: ({ variant_id, delta, cause, note }, attempt) => ({
      params: { id: product.id },
      body: {
        variant_id: Number(variant_id),
        delta: required(delta),
        cause: stockChangeReasons.find((one) => one === cause) ?? 'adjustment',
        note: note.trim() === '' ? null : note,
      },
      ...attempt,
    }),
    done: say('stockChanged'),
    onDone: onClose,
  });
  const chosen = counted.find(({ id }) => String(id) === form.values.variant_id);
  return (
    <Dialog title={say('changeStock')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('changeStock')}>
        {counted.length > 1 ? (
          <ChoiceField
            {...form.field('variant_id')}
            label={say('variant')}
            options={counted.map(({ id, name }) => [String(id), name])}
          />
        ) : null}
        <NumberField
          {...form.field('delta')}
          label={say('delta')}
          hint={say('deltaHint', { count: chosen?.left ?? 0 })}
        />
        <ChoiceField
          {...form.field('cause')}
          label={say('cause')}
          options={stockChangeReasons.map((reason) => [reason, say(`reason_${reason}`)])}
        />
        <TextField {...form.field('note')} label={say('note')} most={300} isOptional />
      </Form>
    </Dialog>
  );
}
