import type { AdminPromotion } from '@waha/contract/types';
import { promotionTypes } from '@waha/contract/vocabulary';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
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
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { TargetsField } from '../goods/targets-field.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { isBy, newPromotion, type PromotionValues, promotionBody, promotionValues } from './promotion-values.ts';
import { stateTones } from './state-tones.ts';

/** An offer that is edited, or a new one. */
export default function Promotion() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewPromotion /> : <OnePromotion key={id} id={id} />;
}

function NewPromotion() {
  const say = useText('offers');
  return (
    <Page title={say('newPromotion')} back={{ to: '/promotions', label: say('promotions') }}>
      <PromotionForm />
    </Page>
  );
}

function OnePromotion({ id }: { id: string }) {
  const say = useText('offers');
  const language = useLanguage();
  const { data, error, refetch } = useCall(
    'GET /admin/promotions/{id}',
    { params: { id: Number(id) } },
    { keeps: false },
  );
  const back = { to: '/promotions', label: say('promotions') };
  if (!data)
    return (
      <Page title={say('promotions')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={nameOf(data, language)}
      back={back}
      state={<State tone={stateTones[data.state]}>{say(`state_${data.state}`)}</State>}
      acts={<End offer={data} />}
    >
      <PromotionForm offer={data} />
    </Page>
  );
}

function End({ offer }: { offer: AdminPromotion }) {
  const say = useText('offers');
  const may = useMay();
  const end = useAct('POST /admin/promotions/{id}/end', { done: say('ended') });
  const [isAsked, setAsked] = useState(false);
  const isOver = offer.state === 'ended' || offer.state === 'off';
  if (isOver || !may('POST /admin/promotions/{id}/end')) return null;
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
        {say('end')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('end')}
          act={say('end')}
          isDangerous
          isBusy={end.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void end.run({ params: { id: offer.id }, body: { version: offer.version } }).then(() => setAsked(false))
          }
        >
          {say('endText')}
        </Confirm>
      ) : null}
    </>
  );
}

function PromotionForm({ offer }: { offer?: AdminPromotion }) {
  const say = useText('offers');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => (offer ? promotionValues(offer) : newPromotion(Date.now())), [offer]);
  const form = useForm({
    call: offer ? 'PUT /admin/promotions/{id}' : 'POST /admin/promotions',
    initial,
    input: (values) =>
      offer
        ? {
            params: { id: offer.id },
            body: { ...promotionBody(values), version: values.version },
          }
        : { body: promotionBody(values) },
    done: common('saved'),
    draft: offer ? undefined : 'promotion:new',
    onDone: ({ id }) => {
      if (!offer) void navigate(`/promotions/${id}`);
    },
    changedTo: promotionValues,
  });
  const { products, categories } = form.values;
  return (
    <Form form={form} save={offer ? say('save') : say('add')}>
      <Panel>
        <Terms form={form} hasCap={offer?.quantity_cap != null} />
      </Panel>
      <Panel title={say('reaches')}>
        <TargetsField
          targets={{ products, categories }}
          onChange={(targets) => form.setAll((values) => ({ ...values, ...targets }))}
          errorOf={form.errorOf}
        />
      </Panel>
      <PromotionPreview values={form.values} />
    </Form>
  );
}

function Terms({ form, hasCap }: { form: FormOf<PromotionValues>; hasCap: boolean }) {
  const say = useText('offers');
  const { values } = form;
  return (
    <InBoth>
      <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={120} />
      <TextField {...form.field('name_en')} label={say('nameEn')} lang="en" dir="ltr" most={120} />
      <ChoiceField
        {...form.field('type')}
        label={say('type')}
        options={promotionTypes.map((type) => [type, say(`type_${type}`)])}
      />
      {values.type === 'flash' ? (
        <ChoiceField
          {...form.field('by')}
          label={say('flashBy')}
          options={[
            ['percent', say('byPercent')],
            ['price', say('byPrice')],
          ]}
        />
      ) : null}
      {isBy(values, 'percent') ? (
        <NumberField {...form.field('percent')} label={say('percent')} unit={say('percentUnit')} isWhole />
      ) : null}
      {isBy(values, 'price') ? (
        <MoneyField {...form.field('fixed_price')} label={say('fixedPrice')} hint={say('fixedPriceHint')} />
      ) : null}
      {isBy(values, 'pieces') ? (
        <>
          <NumberField {...form.field('buy_quantity')} label={say('buy')} unit={say('pieces')} isWhole />
          <NumberField {...form.field('get_quantity')} label={say('get')} unit={say('pieces')} isWhole />
        </>
      ) : null}
      <MomentField {...form.field('starts_at')} label={say('startsAt')} />
      <MomentField {...form.field('ends_at')} label={say('endsAt')} />
      <NumberField
        {...form.field('quantity_cap')}
        label={say('cap')}
        hint={say('capHint')}
        isWhole
        {...(hasCap ? {} : { isOptional: true })}
      />
      <NumberField {...form.field('priority')} label={say('priority')} hint={say('priorityHint')} isWhole />
      <TextField
        {...form.field('licence_number')}
        label={say('licence')}
        hint={say('licenceHint')}
        dir="ltr"
        most={60}
        isOptional
      />
      <div className="grid content-start gap-1">
        <SwitchField {...form.field('stackable')} label={say('stackable')} />
        <SwitchField {...form.field('is_active')} label={say('isActive')} />
      </div>
      <LongTextField
        {...form.field('description_ar')}
        label={say('descriptionAr')}
        lang="ar"
        dir="rtl"
        most={2_000}
        rows={3}
        isOptional
      />
      <LongTextField
        {...form.field('description_en')}
        label={say('descriptionEn')}
        lang="en"
        dir="ltr"
        most={2_000}
        rows={3}
        isOptional
      />
    </InBoth>
  );
}
