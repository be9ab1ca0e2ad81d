import type { StaffAffiliateCoupon, StaffAffiliateRate, StaffAffiliateSettings } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { InBoth, MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { AffiliateChoice } from './affiliate-choice.tsx';
import { RateForm } from './rate-form.tsx';

/** Terms of the programme, other rates, and coupons of affiliates. */
export default function AffiliateRules() {
  const say = useText('affiliates');
  const { data, error, refetch } = useCall('GET /community/affiliate/admin/settings');
  return (
    <Page title={say('rules')}>
      {data ? (
        <div className="grid gap-6">
          <SettingsForm settings={data} />
          <Rates />
          <Coupons />
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

const names = [
  'commission_percent',
  'post_after_days',
  'click_days',
  'point_value',
  'least_points',
  'least_withdrawal',
  'terms_version',
  'network_clicks',
] as const;

const valuesOf = (settings: StaffAffiliateSettings) => ({
  ...(Object.fromEntries(names.map((name) => [name, showNumber(settings[name])])) as Record<
    (typeof names)[number],
    string
  >),
  version: settings.version,
});

function SettingsForm({ settings }: { settings: StaffAffiliateSettings }) {
  const say = useText('affiliates');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /community/affiliate/admin/settings',
    initial: valuesOf(settings),
    input: ({ version, ...typed }) => {
      const body = Object.fromEntries(names.map((name) => [name, readNumber(typed[name])])) as Record<
        (typeof names)[number],
        number
      >;
      return { body: { ...body, version } };
    },
    changedTo: valuesOf,
    done: common('saved'),
  });
  return (
    <Panel title={say('programme')}>
      <p className="mb-4 max-w-prose text-soft">{say('programmeText')}</p>
      <Form form={form} isInDialog>
        <InBoth>
          <NumberField {...form.field('commission_percent')} label={say('commissionPercent')} unit="%" />
          <NumberField {...form.field('post_after_days')} label={say('postAfterDays')} isWhole />
          <NumberField {...form.field('click_days')} label={say('clickDays')} isWhole />
          <MoneyField {...form.field('point_value')} label={say('pointValue')} />
          <NumberField {...form.field('least_points')} label={say('leastPoints')} isWhole />
          <MoneyField {...form.field('least_withdrawal')} label={say('leastWithdrawal')} />
          <NumberField {...form.field('network_clicks')} label={say('networkClicks')} isWhole />
          <NumberField
            {...form.field('terms_version')}
            label={say('termsVersion')}
            hint={say('termsVersionHint')}
            isWhole
          />
        </InBoth>
      </Form>
    </Panel>
  );
}

function Rates() {
  const say = useText('affiliates');
  const common = useText('common');
  const [edited, setEdited] = useState<StaffAffiliateRate | 'new'>();
  const [removed, setRemoved] = useState<StaffAffiliateRate>();
  const remove = useAct('DELETE /community/affiliate/admin/rates/{id}', { done: say('rateRemoved') });
  return (
    <section>
      <header className="mb-3 flex items-center gap-3">
        <h2 className="grow text-base font-bold">{say('rates')}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => setEdited('new')}>
          {say('addRate')}
        </button>
      </header>
      <ResourceList
        call="GET /community/affiliate/admin/rates"
        name={say('rates')}
        idOf={({ id }) => String(id)}
        columns={[
          {
            key: 'for',
            label: say('rateFor'),
            cell: ({ affiliate, category }) => (
              <span>
                {affiliate ? <Latin>{affiliate.code}</Latin> : null}
                {affiliate && category ? ' · ' : null}
                {category?.name}
              </span>
            ),
          },
          {
            key: 'percent',
            label: say('percent'),
            sort: 'percent',
            align: 'end',
            cell: ({ percent }) => `${percent}%`,
          },
          { key: 'from', label: say('startsAt'), sort: 'starts_at', cell: ({ starts_at: at }) => <When at={at} /> },
          { key: 'to', label: say('endsAt'), cell: ({ ends_at: at }) => (at ? <When at={at} /> : '—') },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (rate) => (
              <span className="flex flex-wrap gap-2">
                <button type="button" className="btn btn-quiet" onClick={() => setEdited(rate)}>
                  {common('edit')}
                </button>
                <button type="button" className="btn btn-danger" onClick={() => setRemoved(rate)}>
                  {common('remove')}
                </button>
              </span>
            ),
          },
        ]}
        empty={{ title: say('noRates'), text: say('noRatesText') }}
      />
      {edited ? (
        <RateForm {...(edited === 'new' ? {} : { rate: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
      {removed ? (
        <Confirm
          title={say('removeRateTitle')}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            if (await remove.run({ params: { id: removed.id } })) setRemoved(undefined);
          }}
        >
          {say('removeRateText')}
        </Confirm>
      ) : null}
    </section>
  );
}

function Coupons() {
  const say = useText('affiliates');
  const [isNew, setNew] = useState(false);
  const [untied, setUntied] = useState<StaffAffiliateCoupon>();
  const untie = useAct('DELETE /community/affiliate/admin/coupons/{id}', { done: say('untied') });
  return (
    <section>
      <header className="mb-3 flex items-center gap-3">
        <h2 className="grow text-base font-bold">{say('coupons')}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => setNew(true)}>
          {say('tieCoupon')}
        </button>
      </header>
      <ResourceList
        call="GET /community/affiliate/admin/coupons"
        name={say('coupons')}
        idOf={({ coupon_id: id }) => String(id)}
        columns={[
          { key: 'code', label: say('coupon'), cell: ({ code }) => <Latin>{code ?? '—'}</Latin> },
          { key: 'affiliate', label: say('affiliate'), cell: ({ affiliate }) => <Latin>{affiliate.code}</Latin> },
          { key: 'label', label: say('gives'), cell: ({ label }) => label ?? '—' },
          { key: 'uses', label: say('uses'), align: 'end', cell: ({ uses }) => uses },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (coupon) => (
              <button type="button" className="btn btn-danger" onClick={() => setUntied(coupon)}>
                {say('untie')}
              </button>
            ),
          },
        ]}
        empty={{ title: say('noCoupons'), text: say('noCouponsText') }}
      />
      {isNew ? <CouponForm onClose={() => setNew(false)} /> : null}
      {untied ? (
        <Confirm
          title={say('untieTitle')}
          act={say('untie')}
          isDangerous
          isBusy={untie.isBusy}
          onClose={() => setUntied(undefined)}
          onConfirm={async () => {
            if (await untie.run({ params: { id: untied.coupon_id } })) setUntied(undefined);
          }}
        >
          {say('untieText')}
        </Confirm>
      ) : null}
    </section>
  );
}

function CouponForm({ onClose }: { onClose: () => void }) {
  const say = useText('affiliates');
  const common = useText('common');
  const form = useForm({
    call: 'POST /community/affiliate/admin/coupons',
    initial: { affiliate_id: '', code: '', percent: '' },
    input: ({ affiliate_id: affiliate, code, percent }) => ({
      body: { affiliate_id: readNumber(affiliate) as number, code, percent: readNumber(percent) },
    }),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('tieCoupon')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <AffiliateChoice {...form.field('affiliate_id')} />
        <TextField {...form.field('code')} label={say('coupon')} dir="ltr" most={40} />
        <NumberField
          {...form.field('percent')}
          label={say('percent')}
          hint={say('couponPercentHint')}
          unit="%"
          isWhole
          isOptional
        />
      </Form>
    </Dialog>
  );
}
