import { failureText } from '@waha/contract/client';
import type { AdminLottoCampaign } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { fetchFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Money, Panel, When } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignState } from './campaigns.tsx';
import { Deck } from './deck.tsx';

/** One campaign: its prizes, its deck, and its start and end. */
export default function Campaign() {
  const say = useText('campaigns');
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data, error, refetch } = useCall('GET /admin/lotto/campaigns/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/campaigns', label: say('campaigns') };
  if (!data)
    return (
      <Page title={say('campaign')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={language === 'ar' ? data.name_ar : data.name_en}
      back={back}
      state={<CampaignState state={data.state} />}
      acts={<Acts campaign={data} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel>
          <DescriptionList
            facts={[
              [say('startsAt'), data.starts_at ? <When key="from" at={data.starts_at} /> : null],
              [say('endsAt'), data.ends_at ? <When key="to" at={data.ends_at} /> : null],
              [say('licence'), data.licence_number],
              [say('cardsGiven'), `${data.cards_given} / ${data.deck_size ?? '—'}`],
              ...(data.stop_reason === null ? [] : [[say('stopReason'), data.stop_reason] as const]),
              ...(data.root === null
                ? []
                : [
                    [
                      say('root'),
                      <bdi key="root" dir="ltr" className="font-mono text-sm">
                        {data.root}
                      </bdi>,
                    ] as const,
                  ]),
            ]}
          />
        </Panel>
        <Panel title={say('prizes')}>
          <PrizeList campaign={data} />
        </Panel>
      </div>
      {data.state === 'draft' ? null : <Deck id={data.id} />}
    </Page>
  );
}

function PrizeList({ campaign }: { campaign: AdminLottoCampaign }) {
  const say = useText('campaigns');
  if (campaign.prizes.length === 0) return <p className="text-soft">{say('noPrizes')}</p>;
  return (
    <ul className="grid gap-2">
      {campaign.prizes.map((prize, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no name of their own and their order stands
        <li key={at} className="flex gap-3">
          <span className="w-14 shrink-0 text-end tabular-nums">{prize.count} ×</span>
          <span className="grow">
            {say(`prize_${prize.kind}`)} {prize.percent === null ? null : `${prize.percent}%`}
            {prize.points === null ? null : prize.points}
            {prize.item === null ? null : <bdi>: {prize.item}</bdi>}
          </span>
          {prize.amount === null ? null : <Money riyals={prize.amount} />}
        </li>
      ))}
    </ul>
  );
}

function Acts({ campaign }: { campaign: AdminLottoCampaign }) {
  const say = useText('campaigns');
  const common = useText('common');
  const toast = useToast();
  const [open, setOpen] = useState<'edit' | 'publish' | 'stop'>();
  const publish = useAct('POST /admin/lotto/campaigns/{id}/publish', { done: say('published'), isIdempotent: true });
  const stop = useAct('POST /admin/lotto/campaigns/{id}/stop', { done: say('stopped'), isIdempotent: true });
  const params = { id: campaign.id };
  const close = () => setOpen(undefined);
  const download = () =>
    fetchFile('GET /admin/lotto/campaigns/{id}/audit.csv', { params }).then(
      (file) => offerFile(`campaign-${campaign.id}.csv`, file),
      (error: unknown) => toast({ kind: 'bad', text: failureText(error, common('unreachable')) }),
    );
  return (
    <>
      {campaign.state === 'draft' ? (
        <>
          <button type="button" className="btn btn-primary" onClick={() => setOpen('publish')}>
            {say('publish')}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen('edit')}>
            {common('edit')}
          </button>
        </>
      ) : (
        <button type="button" className="btn btn-quiet" onClick={() => void download()}>
          <Download className="size-4" aria-hidden="true" />
          {say('cardsFile')}
        </button>
      )}
      {campaign.state === 'published' ? (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('stop')}>
          {say('stop')}
        </button>
      ) : null}
      {open === 'edit' ? <CampaignForm campaign={campaign} onClose={close} /> : null}
      {open === 'publish' ? (
        <Confirm
          title={say('publishTitle')}
          act={say('publish')}
          isBusy={publish.isBusy}
          onClose={close}
          onConfirm={async () => {
            if (await publish.run({ params })) close();
          }}
        >
          {say('publishText')}
        </Confirm>
      ) : null}
      {open === 'stop' ? (
        <Confirm
          title={say('stopTitle')}
          act={say('stop')}
          isDangerous
          isBusy={stop.isBusy}
          reason={{ label: say('stopReason') }}
          onClose={close}
          onConfirm={async (reason) => {
            if (await stop.run({ params, body: { reason } })) close();
          }}
        >
          {say('stopText')}
        </Confirm>
      ) : null}
    </>
  );
}
