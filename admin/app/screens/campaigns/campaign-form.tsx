import type { AdminLottoCampaign, PrizeKind } from '@waha/contract/types';
import { prizeKinds } from '@waha/contract/vocabulary';
import { Plus, Trash2 } from 'lucide-react';
import {
  ChoiceField,
  InBoth,
  LongTextField,
  MomentField,
  MoneyField,
  NumberField,
  SwitchField,
  TextField,
} from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { bodyOf, type CampaignValues, newPrize, type PrizeValues, valuesOf } from './campaign-values.ts';
import { VariantChoice } from './variant-choice.tsx';

interface CampaignFormProps {
  campaign?: AdminLottoCampaign;
  onClose: () => void;
  onDone?: (campaign: AdminLottoCampaign) => void;
}

/** A campaign as a whole, until it is published. */
export function CampaignForm({ campaign, onClose, onDone }: CampaignFormProps) {
  const say = useText('campaigns');
  const common = useText('common');
  const form = useForm({
    call: campaign ? 'PUT /admin/lotto/campaigns/{id}' : 'POST /admin/lotto/campaigns',
    initial: valuesOf(campaign),
    ...(campaign ? {} : { draft: 'campaign:new' }),
    input: (values) =>
      campaign
        ? {
            params: { id: campaign.id },
            body: { ...bodyOf(values), version: values.version },
          }
        : { body: bodyOf(values) },
    changedTo: valuesOf,
    done: common('saved'),
    onDone: (saved) => {
      onClose();
      onDone?.(saved);
    },
  });
  return (
    <Dialog
      title={say(campaign ? 'campaign' : 'add')}
      size="wide"
      onClose={onClose}
      mayClose={() => !campaign || !form.isDirty}
    >
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={120} />
          <TextField {...form.field('name_en')} label={say('nameEn')} lang="en" dir="ltr" most={120} />
          <MomentField {...form.field('starts_at')} label={say('startsAt')} isOptional />
          <MomentField {...form.field('ends_at')} label={say('endsAt')} isOptional />
        </InBoth>
        <TextField
          {...form.field('licence_number')}
          label={say('licence')}
          hint={say('licenceHint')}
          dir="ltr"
          most={60}
        />
        <InBoth>
          <LongTextField {...form.field('rules_ar')} label={say('rulesAr')} lang="ar" dir="rtl" most={10_000} />
          <LongTextField {...form.field('rules_en')} label={say('rulesEn')} lang="en" dir="ltr" most={10_000} />
        </InBoth>
        <Cards form={form} warning={campaign?.purchases_warning ?? say('purchasesWarning')} />
        <Prizes form={form} />
      </Form>
    </Dialog>
  );
}

/** Occasions on which the campaign gives cards. */
function Cards({ form, warning }: { form: FormOf<CampaignValues>; warning: string }) {
  const say = useText('campaigns');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{say('given')}</legend>
      <SwitchField {...form.field('gives_welcome')} label={say('givesWelcome')} />
      <SwitchField {...form.field('gives_daily')} label={say('givesDaily')} />
      <SwitchField {...form.field('gives_for_activity')} label={say('givesForActivity')} />
      {form.values.gives_for_activity ? (
        <NumberField {...form.field('activity_per_day')} label={say('activityPerDay')} isWhole />
      ) : null}
      <SwitchField {...form.field('gives_for_purchases')} label={say('givesForPurchases')} />
      {form.values.gives_for_purchases ? (
        <div className="rounded-lg bg-warning-tint px-3 py-2 text-warning">
          <p>{warning}</p>
          <SwitchField {...form.field('has_read_warning')} label={say('readWarning')} />
        </div>
      ) : null}
    </fieldset>
  );
}

function Prizes({ form }: { form: FormOf<CampaignValues> }) {
  const say = useText('campaigns');
  const { prizes } = form.values;
  const replace = (at: number, change: Partial<PrizeValues>) =>
    form.set(
      'prizes',
      prizes.map((prize, index) => (index === at ? { ...prize, ...change } : prize)),
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{say('prizes')}</legend>
      <p className="text-soft">{say('prizesText')}</p>
      {prizes.map((prize, at) => (
        <Prize
          key={prize.key}
          prize={prize}
          errorOf={(name) =>
            form.errorOf(`prizes.${at}.${name}`) ?? (name === 'kind' ? form.errorOf(`prizes.${at}`) : undefined)
          }
          onChange={(change) => replace(at, change)}
          onRemove={() =>
            form.set(
              'prizes',
              prizes.filter((_, index) => index !== at),
            )
          }
        />
      ))}
      <button type="button" className="btn btn-quiet w-fit" onClick={() => form.set('prizes', [...prizes, newPrize()])}>
        <Plus className="size-4" aria-hidden="true" />
        {say('addPrize')}
      </button>
    </fieldset>
  );
}

interface PrizeProps {
  prize: PrizeValues;
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<PrizeValues>) => void;
  onRemove: () => void;
}

function Prize({ prize, errorOf, onChange, onRemove }: PrizeProps) {
  const say = useText('campaigns');
  const field = <Name extends keyof PrizeValues>(name: Name) => ({
    name,
    value: prize[name],
    onChange: (value: PrizeValues[Name]) => onChange({ [name]: value } as Partial<PrizeValues>),
    error: errorOf(name),
  });
  const has = (...wanted: PrizeKind[]) => wanted.includes(prize.kind);
  return (
    <div className="grid gap-3 rounded-lg bg-tint p-3 sm:grid-cols-2 lg:grid-cols-4">
      <ChoiceField
        {...field('kind')}
        label={say('prize')}
        options={prizeKinds.map((kind) => [kind, say(`prize_${kind}`)] as const)}
      />
      <NumberField {...field('count')} label={say('count')} isWhole />
      {has('percentage_coupon') ? <NumberField {...field('percent')} label={say('percent')} unit="%" isWhole /> : null}
      {has('fixed_coupon', 'store_credit') ? <MoneyField {...field('amount')} label={say('amount')} /> : null}
      {has('points') ? <NumberField {...field('points')} label={say('points')} isWhole /> : null}
      {has('product') ? <VariantChoice {...field('variant_id')} said={prize.item} /> : null}
      {has('percentage_coupon') ? (
        <MoneyField {...field('maximum_discount')} label={say('maximumDiscount')} isOptional />
      ) : null}
      {has('percentage_coupon', 'fixed_coupon', 'free_shipping') ? (
        <MoneyField {...field('minimum_order')} label={say('minimumOrder')} isOptional />
      ) : null}
      <button type="button" className="btn btn-quiet self-end" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
        {say('removePrize')}
      </button>
    </div>
  );
}
