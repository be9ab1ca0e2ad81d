import type { AdminReward } from '@waha/contract/types';
import { communityRewardKinds } from '@waha/contract/vocabulary';
import {
  ChoiceField,
  InBoth,
  LongTextField,
  MoneyField,
  NumberField,
  SwitchField,
  TextField,
} from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProductChoice } from '../goods/product-choice.tsx';

/** A reward as the form has it: numbers as they are typed. */
const valuesOf = (reward?: AdminReward) => ({
  name_ar: reward?.name_ar ?? '',
  name_en: reward?.name_en ?? '',
  about_ar: reward?.about_ar ?? '',
  about_en: reward?.about_en ?? '',
  kind: reward?.kind ?? 'percentage',
  percent: showNumber(reward?.percent),
  amount: showNumber(reward?.amount),
  maximum_discount: showNumber(reward?.maximum_discount),
  minimum_order: showNumber(reward?.minimum_order),
  product_id: showNumber(reward?.product_id),
  points: showNumber(reward?.points),
  stock: showNumber(reward?.stock),
  per_member: showNumber(reward?.per_member ?? 1),
  is_active: reward?.is_active ?? true,
  version: reward?.version ?? 0,
});

type Values = ReturnType<typeof valuesOf>;

/** Request body with only the fields of the chosen kind; values typed for another kind stay in the form. */
function bodyOf({ version: _, ...values }: Values) {
  const { kind } = values;
  const number = (typed: string) => readNumber(typed) as number;
  return {
    name_ar: values.name_ar,
    name_en: values.name_en,
    about_ar: values.about_ar,
    about_en: values.about_en,
    kind,
    percent: kind === 'percentage' ? number(values.percent) : null,
    amount: kind === 'fixed' ? number(values.amount) : null,
    maximum_discount: kind === 'percentage' ? readNumber(values.maximum_discount) : null,
    minimum_order: kind === 'product' ? null : readNumber(values.minimum_order),
    product_id: kind === 'product' ? number(values.product_id) : null,
    points: number(values.points),
    stock: number(values.stock),
    per_member: number(values.per_member),
    is_active: values.is_active,
  };
}

export function RewardForm({ reward, onClose }: { reward?: AdminReward; onClose: () => void }) {
  const say = useText('community');
  const common = useText('common');
  const form = useForm({
    call: reward ? 'PUT /admin/community/rewards/{id}' : 'POST /admin/community/rewards',
    initial: valuesOf(reward),
    input: (values) =>
      reward
        ? {
            params: { id: reward.id },
            body: { ...bodyOf(values), version: values.version },
          }
        : { body: bodyOf(values) },
    changedTo: valuesOf,
    done: common('saved'),
    onDone: onClose,
  });
  const { kind } = form.values;
  return (
    <Dialog
      title={say(reward ? 'editReward' : 'addReward')}
      onClose={onClose}
      size="wide"
      mayClose={() => !form.isDirty}
    >
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={120} />
          <TextField {...form.field('name_en')} label={say('nameEn')} lang="en" dir="ltr" most={120} />
          <LongTextField
            {...form.field('about_ar')}
            label={say('aboutAr')}
            lang="ar"
            dir="rtl"
            rows={2}
            most={500}
            isOptional
          />
          <LongTextField
            {...form.field('about_en')}
            label={say('aboutEn')}
            lang="en"
            dir="ltr"
            rows={2}
            most={500}
            isOptional
          />
        </InBoth>
        <InBoth>
          <ChoiceField
            {...form.field('kind')}
            label={say('kind')}
            options={communityRewardKinds.map((one) => [one, say(`kind_${one}`)] as const)}
          />
          {kind === 'percentage' ? (
            <NumberField {...form.field('percent')} label={say('percent')} unit="%" isWhole />
          ) : null}
          {kind === 'fixed' ? <MoneyField {...form.field('amount')} label={say('amount')} /> : null}
          {kind === 'product' ? <ProductChoice {...form.field('product_id')} label={say('productId')} /> : null}
          {kind === 'percentage' ? (
            <MoneyField {...form.field('maximum_discount')} label={say('maximumDiscount')} isOptional />
          ) : null}
          {kind === 'product' ? null : (
            <MoneyField {...form.field('minimum_order')} label={say('minimumOrder')} isOptional />
          )}
          <NumberField {...form.field('points')} label={say('points')} isWhole />
          <NumberField {...form.field('stock')} label={say('stock')} isWhole />
          <NumberField {...form.field('per_member')} label={say('perMember')} isWhole />
        </InBoth>
        <SwitchField {...form.field('is_active')} label={say('isActive')} />
      </Form>
    </Dialog>
  );
}
