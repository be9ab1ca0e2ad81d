import type { StaffAffiliateApplication } from '@waha/contract/types';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { AffiliateState } from './affiliates.tsx';

/** One affiliate or applicant: identity, channels, decisions. */
export default function Affiliate() {
  const say = useText('affiliates');
  const id = Number(useParams().id);
  const { data, error, refetch } = useCall(
    'GET /community/affiliate/admin/applications/{id}',
    { params: { id } },
    { keeps: false },
  );
  const back = { to: '/affiliates', label: say('affiliates') };
  if (!data)
    return (
      <Page title={say('affiliate')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={data.customer?.name ?? say('gone')}
      back={back}
      state={<AffiliateState status={data.status} />}
      acts={<Decisions application={data} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={say('application')}>
          <DescriptionList
            facts={[
              [say('code'), <Latin key="code">{data.code}</Latin>],
              [say('email'), data.customer?.email ? <Latin key="email">{data.customer.email}</Latin> : null],
              [say('phone'), data.customer?.phone ? <Latin key="phone">{data.customer.phone}</Latin> : null],
              [say('mawthooq'), data.mawthooq_number],
              [say('appliedAt'), <When key="at" at={data.applied_at} />],
              [say('decidedAt'), data.decided_at ? <When key="decided" at={data.decided_at} /> : null],
              [say('clicks'), data.clicks],
              [say('uncounted'), data.uncounted_clicks],
              ...(data.reason === null ? [] : [[say('reasonTold'), data.reason] as const]),
            ]}
          />
        </Panel>
        <Panel title={say('channels')}>
          <ul dir="ltr" className="mb-4 grid justify-items-start">
            {data.channels.map(({ url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer nofollow"
                  className="wrap-anywhere text-link hover:underline"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
          <h3 className="mb-1 font-semibold">{say('audience')}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {data.audience}
          </p>
        </Panel>
      </div>
      {data.status === 'pending' || data.status === 'rejected' ? null : <Links id={data.id} />}
    </Page>
  );
}

/** Links to entries of an affiliate in other lists. */
function Links({ id }: { id: number }) {
  const say = useText('affiliates');
  const may = useMay();
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {may('GET /community/affiliate/admin/commissions') ? (
        <Link to={`/affiliates/commissions?affiliate_id=${id}`} className="btn btn-quiet">
          {say('theirCommissions')}
        </Link>
      ) : null}
      <Link to={`/affiliates/withdrawals?affiliate_id=${id}`} className="btn btn-quiet">
        {say('theirWithdrawals')}
      </Link>
    </p>
  );
}

function Decisions({ application }: { application: StaffAffiliateApplication }) {
  const say = useText('affiliates');
  const may = useMay();
  const [asked, setAsked] = useState<'reject' | 'suspend'>();
  const approve = useAct('PUT /community/affiliate/admin/applications/{id}/approve', { done: say('approved') });
  const reject = useAct('PUT /community/affiliate/admin/applications/{id}/reject', { done: say('rejected') });
  const suspend = useAct('PUT /community/affiliate/admin/applications/{id}/suspend', { done: say('suspended') });
  const restore = useAct('PUT /community/affiliate/admin/applications/{id}/restore', { done: say('restored') });
  if (!may('PUT /community/affiliate/admin/applications/{id}/approve')) return null;
  const params = { id: application.id };
  const { status } = application;
  return (
    <>
      {status === 'pending' ? (
        <>
          <button
            type="button"
            className="btn btn-primary"
            disabled={approve.isBusy}
            onClick={() => void approve.run({ params })}
          >
            {say('approve')}
          </button>
          <button type="button" className="btn btn-danger" onClick={() => setAsked('reject')}>
            {say('reject')}
          </button>
        </>
      ) : null}
      {status === 'approved' ? (
        <button type="button" className="btn btn-danger" onClick={() => setAsked('suspend')}>
          {say('suspend')}
        </button>
      ) : null}
      {status === 'suspended' ? (
        <button
          type="button"
          className="btn btn-primary"
          disabled={restore.isBusy}
          onClick={() => void restore.run({ params })}
        >
          {say('restore')}
        </button>
      ) : null}
      {asked ? (
        <Confirm
          title={say(asked === 'reject' ? 'rejectTitle' : 'suspendTitle')}
          act={say(asked)}
          isDangerous
          isBusy={reject.isBusy || suspend.isBusy}
          reason={{
            label: say('reasonRead'),
            reasons:
              asked === 'reject' ? [say('rejectSmall'), say('rejectUnclear')] : [say('suspendSpam'), say('suspendOwn')],
          }}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            const act = asked === 'reject' ? reject : suspend;
            if (await act.run({ params, body: { reason } })) setAsked(undefined);
          }}
        >
          {asked === 'suspend' ? say('suspendText') : null}
        </Confirm>
      ) : null}
    </>
  );
}
