import { couponTypes } from '@waha/contract/vocabulary';
import {
  ChoiceField,
  InBoth,
  MomentField,
  MoneyField,
  NumberField,
  SwitchField,
  TextField,
} from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { TargetsField } from '../goods/targets-field.tsx';
import type { CouponValues } from './coupon-values.ts';

/** Discount, audience and dates of a coupon; the same for a single code and for a batch. */
export function CouponFields<Values extends CouponValues>({ form }: { form: Form<Values> }) {
  const say = useText('offers');
  const { values } = form;
  return (
    <>
      <Panel>
        <InBoth>
          <ChoiceField
            {...form.field('type')}
            label={say('type')}
            options={couponTypes.map((type) => [type, say(`type_${type}`)])}
          />
          {values.type === 'percentage' ? (
            <>
              <NumberField {...form.field('percent')} label={say('percent')} unit={say('percentUnit')} isWhole />
              <MoneyField {...form.field('maximum_discount')} label={say('maximum')} hint={say('noLimit')} isOptional />
            </>
          ) : null}
          {values.type === 'fixed' ? <MoneyField {...form.field('amount')} label={say('amount')} /> : null}
          {values.type === 'buy_x_get_y' ? (
            <>
              <NumberField {...form.field('buy_quantity')} label={say('buy')} unit={say('pieces')} isWhole />
              <NumberField {...form.field('get_quantity')} label={say('get')} unit={say('pieces')} isWhole />
            </>
          ) : null}
          <MoneyField {...form.field('minimum_order')} label={say('minimum')} hint={say('noLimit')} isOptional />
          <NumberField
            {...form.field('total_limit')}
            label={say('totalLimit')}
            hint={say('noLimit')}
            isWhole
            isOptional
          />
          <NumberField
            {...form.field('per_customer_limit')}
            label={say('perCustomer')}
            hint={say('noLimit')}
            isWhole
            isOptional
          />
          <MomentField {...form.field('starts_at')} label={say('startsAt')} isOptional />
          <MomentField {...form.field('ends_at')} label={say('endsAt')} isOptional />
          <TextField
            {...form.field('description_ar')}
            label={say('descriptionAr')}
            lang="ar"
            dir="rtl"
            most={500}
            isOptional
          />
          <TextField
            {...form.field('description_en')}
            label={say('descriptionEn')}
            lang="en"
            dir="ltr"
            most={500}
            isOptional
          />
          <SwitchField {...form.field('first_order_only')} label={say('firstOrder')} />
          <SwitchField {...form.field('is_public')} label={say('isPublic')} />
        </InBoth>
      </Panel>
      <Panel title={say('reaches')}>
        <TargetsField
          targets={{ products: values.products, categories: values.categories }}
          onChange={(targets) => form.setAll((before) => ({ ...before, ...targets }))}
          errorOf={form.errorOf}
          hint={say('everything')}
        />
      </Panel>
    </>
  );
}
