import type { AdminProduct, DigitalGoods } from '@waha/contract/types';
import { digitalKinds } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { required } from '../products/product-values.ts';
import { CodesPart } from './codes-part.tsx';
import { FilesPart } from './files-part.tsx';

/** The codes and files of a digital product, which are its stock, and the terms they are given by. */
export function DigitalPanel({ product }: { product: AdminProduct }) {
  const say = useText('digital');
  const input = { params: { id: product.id } };
  const { data, error, refetch } = useCall('GET /admin/digital-products/{id}', input, { keeps: false });
  return (
    <Panel title={say('title')}>{data ? <Goods goods={data} /> : <Unread error={error} refetch={refetch} />}</Panel>
  );
}

function Goods({ goods }: { goods: DigitalGoods }) {
  const say = useText('digital');
  return (
    <div className="grid gap-6">
      <ul className="grid gap-5">
        {goods.variants.map((variant) => (
          <li key={variant.variant_id} className="grid gap-3 border-b border-line pb-5 last:border-0 last:pb-0">
            {variant.name === null ? null : <h3 className="font-semibold">{variant.name}</h3>}
            {variant.waiting > 0 ? (
              <p role="status" className="rounded-lg bg-warning-tint px-3 py-2 text-warning">
                {say('waiting', { count: variant.waiting })}
              </p>
            ) : null}
            {goods.gives === 'codes' ? (
              <CodesPart goods={goods} variant={variant} />
            ) : (
              <FilesPart goods={goods} variant={variant} />
            )}
          </li>
        ))}
      </ul>
      <Terms goods={goods} />
    </div>
  );
}

const termsOf = ({ version, gives, most_downloads, link_days }: DigitalGoods) => ({
  version,
  gives,
  most_downloads: String(most_downloads),
  link_days: String(link_days),
});

/** The terms in a line, and the act that changes them. */
function Terms({ goods }: { goods: DigitalGoods }) {
  const say = useText('digital');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-soft">
        {goods.gives === 'codes'
          ? say('gives_codes')
          : say('filesTerms', { downloads: goods.most_downloads, days: goods.link_days })}
      </p>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {say('changeTerms')}
      </button>
      {isOpen ? <TermsDialog goods={goods} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function TermsDialog({ goods, onClose }: { goods: DigitalGoods; onClose: () => void }) {
  const say = useText('digital');
  const form = useForm({
    call: 'PATCH /admin/digital-products/{id}',
    initial: termsOf(goods),
    input: ({ version, gives, most_downloads, link_days }) => ({
      params: { id: goods.product_id },
      body: { version, gives, most_downloads: required(most_downloads), link_days: required(link_days) },
    }),
    changedTo: termsOf,
    done: say('termsSaved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('changeTerms')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('saveTerms')}>
        <div className="grid gap-4">
          <ChoiceField
            {...form.field('gives')}
            label={say('gives')}
            hint={say(`hint_${form.values.gives}`)}
            options={digitalKinds.map((kind) => [kind, say(`gives_${kind}`)] as const)}
          />
          {form.values.gives === 'files' ? (
            <InBoth>
              <NumberField {...form.field('most_downloads')} label={say('mostDownloads')} isWhole />
              <NumberField {...form.field('link_days')} label={say('linkDays')} isWhole />
            </InBoth>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}
