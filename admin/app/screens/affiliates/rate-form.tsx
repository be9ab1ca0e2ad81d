import type { StaffAffiliateRate } from '@waha/contract/types';
import { InBoth, MomentField, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CategoryField } from '../goods/category-field.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { AffiliateChoice } from './affiliate-choice.tsx';

const valuesOf = (rate?: StaffAffiliateRate) => ({
  affiliate_id: showNumber(rate?.affiliate?.id),
  category_id: showNumber(rate?.category?.id),
  percent: showNumber(rate?.percent),
  starts_at: rate?.starts_at ?? new Date().toISOString(),
  ends_at: rate?.ends_at ?? '',
  version: rate?.version ?? 0,
});

/** A rate that differs from the programme's: for an affiliate, a category or both, within a period. */
export function RateForm({ rate, onClose }: { rate?: StaffAffiliateRate; onClose: () => void }) {
  const say = useText('affiliates');
  const common = useText('common');
  const categories = useCategoryOptions(rate?.category ? [String(rate.category.id)] : []);
  const form = useForm({
    call: rate ? 'PUT /community/affiliate/admin/rates/{id}' : 'POST /community/affiliate/admin/rates',
    initial: valuesOf(rate),
    input: (values) => {
      const body = {
        affiliate_id: readNumber(values.affiliate_id),
        category_id: readNumber(values.category_id),
        percent: readNumber(values.percent) as number,
        starts_at: values.starts_at,
        ends_at: values.ends_at || null,
      };
      return rate
        ? {
            params: { id: rate.id },
            body: { ...body, version: values.version },
          }
        : { body };
    },
    changedTo: valuesOf,
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say(rate ? 'editRate' : 'addRate')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <AffiliateChoice {...form.field('affiliate_id')} />
          <CategoryField
            {...form.field('category_id')}
            label={say('categoryId')}
            none={say('everyCategory')}
            options={categories}
          />
          <NumberField {...form.field('percent')} label={say('percent')} unit="%" />
          <MomentField {...form.field('starts_at')} label={say('startsAt')} />
          <MomentField {...form.field('ends_at')} label={say('endsAt')} isOptional />
        </InBoth>
      </Form>
    </Dialog>
  );
}
