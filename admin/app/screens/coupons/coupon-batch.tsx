import { failureText } from '@waha/contract/client';
import { offerFile } from '@waha/kit/offer-file';
import { useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { InBoth, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { required } from '../products/product-values.ts';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponValues, couponFields, emptyCoupon } from './coupon-values.ts';

interface BatchValues extends CouponValues {
  count: string;
  prefix: string;
  name: string;
}

const initial: BatchValues = { ...emptyCoupon, total_limit: '1', count: '100', prefix: '', name: '' };

/** Many coupon codes with the same effect, generated at random. */
export default function CouponBatch() {
  const say = useText('offers');
  const [made, setMade] = useState<{ batch: string; codes: readonly string[] }>();
  const form = useForm({
    call: 'POST /admin/coupons/bulk',
    initial,
    // A retry after a lost answer uses the same key, so that the codes are created only once.
    input: (values, attempt) => ({
      body: { ...couponFields(values), count: required(values.count), prefix: values.prefix, name: values.name },
      ...attempt,
    }),
    draft: 'coupons:many',
    onDone: (reply) => {
      setMade(reply);
      scrollTo({ top: 0 });
    },
  });
  return (
    <Page title={say('manyCoupons')} back={{ to: '/coupons', label: say('coupons') }}>
      <div className="grid gap-4">
        {made ? <Made {...made} /> : null}
        <Form form={form} save={say('make')}>
          <Panel>
            <InBoth>
              <TextField {...form.field('name')} label={say('batchName')} hint={say('batchNameHint')} most={60} />
              <NumberField {...form.field('count')} label={say('count')} isWhole />
              <TextField
                {...form.field('prefix')}
                label={say('prefix')}
                hint={say('prefixHint')}
                dir="ltr"
                most={12}
                isOptional
              />
            </InBoth>
          </Panel>
          <CouponFields form={form} />
        </Form>
      </div>
    </Page>
  );
}

const SHOWN = 10;

function Made({ batch, codes }: { batch: string; codes: readonly string[] }) {
  const say = useText('offers');
  const common = useText('common');
  const toast = useToast();
  const download = async () => {
    try {
      offerFile(`${batch}.csv`, await fetchFile('GET /admin/coupons.csv', { query: { batch } }));
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    }
  };
  return (
    <div role="status">
      <Panel title={say('made', { count: codes.length })}>
        <div className="grid gap-3">
          <p className="flex flex-wrap gap-2">
            {codes.slice(0, SHOWN).map((code) => (
              <span key={code} className="rounded-lg bg-tint px-2 py-1">
                <Latin>{code}</Latin>
              </span>
            ))}
            {codes.length > SHOWN ? '…' : null}
          </p>
          <p className="text-soft">{say('madeText')}</p>
          <button type="button" className="btn btn-quiet w-fit" onClick={() => void download()}>
            {say('download')}
          </button>
        </div>
      </Panel>
    </div>
  );
}
