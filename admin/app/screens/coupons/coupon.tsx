import type { AdminCoupon } from '@waha/contract/types';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { stateTones } from '../promotions/state-tones.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponFields, couponValues, emptyCoupon } from './coupon-values.ts';

/** A coupon that is edited, or a new one. */
export default function Coupon() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewCoupon /> : <OneCoupon key={id} id={id} />;
}

function NewCoupon() {
  const say = useText('offers');
  return (
    <Page title={say('newCoupon')} back={{ to: '/coupons', label: say('coupons') }}>
      <CouponForm />
    </Page>
  );
}

function OneCoupon({ id }: { id: string }) {
  const say = useText('offers');
  const { data, error, refetch } = useCall('GET /admin/coupons/{id}', { params: { id: Number(id) } }, { keeps: false });
  const back = { to: '/coupons', label: say('coupons') };
  if (!data)
    return (
      <Page title={say('coupons')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={data.code}
      back={back}
      state={<State tone={stateTones[data.state]}>{say(`state_${data.state}`)}</State>}
      acts={<Deactivate coupon={data} />}
    >
      <CouponForm coupon={data} />
    </Page>
  );
}

function Deactivate({ coupon }: { coupon: AdminCoupon }) {
  const say = useText('offers');
  const may = useMay();
  const deactivate = useAct('POST /admin/coupons/{id}/deactivate', { done: say('deactivated') });
  const [isAsked, setAsked] = useState(false);
  if (!coupon.is_active || !may('POST /admin/coupons/{id}/deactivate')) return null;
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
        {say('deactivate')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('deactivate')}
          act={say('deactivate')}
          isDangerous
          isBusy={deactivate.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void deactivate
              .run({ params: { id: coupon.id }, body: { version: coupon.version } })
              .then(() => setAsked(false))
          }
        >
          {say('deactivateText')}
        </Confirm>
      ) : null}
    </>
  );
}

function CouponForm({ coupon }: { coupon?: AdminCoupon }) {
  const say = useText('offers');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => (coupon ? couponValues(coupon) : emptyCoupon), [coupon]);
  const form = useForm({
    call: coupon ? 'PUT /admin/coupons/{id}' : 'POST /admin/coupons',
    initial,
    input: (values) =>
      coupon
        ? {
            params: { id: coupon.id },
            body: { ...couponFields(values), version: values.version },
          }
        : { body: { ...couponFields(values), code: values.code } },
    done: common('saved'),
    draft: coupon ? undefined : 'coupon:new',
    onDone: ({ id }) => {
      if (!coupon) void navigate(`/coupons/${id}`);
    },
    changedTo: couponValues,
  });
  return (
    <Form form={form} save={coupon ? say('save') : say('add')}>
      {coupon ? null : (
        <Panel>
          <TextField {...form.field('code')} label={say('code')} hint={say('codeHint')} dir="ltr" most={40} />
        </Panel>
      )}
      <CouponFields form={form} />
    </Form>
  );
}
