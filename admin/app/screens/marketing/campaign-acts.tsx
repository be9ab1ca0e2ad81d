import type { MarketingCampaign } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Money } from '../../ui/parts.tsx';

/** Trying a campaign, sending it, stopping it, going on with it; a draft can be removed. */
export function CampaignActs({ campaign }: { campaign: MarketingCampaign }) {
  const say = useText('marketing');
  const letters = useText('newsletter');
  const common = useText('common');
  const language = useLanguage();
  const [open, setOpen] = useState<'send' | 'remove'>();
  const stop = useAct('POST /admin/marketing/campaigns/{id}/stop', { done: letters('stopped') });
  const trial = useAct('POST /admin/marketing/campaigns/{id}/test', { done: say('tested') });
  const { id, status } = campaign;
  const params = { id };
  const close = () => setOpen(undefined);
  return (
    <>
      {status === 'draft' || status === 'stopped' ? (
        <button type="button" className="btn btn-primary" onClick={() => setOpen('send')}>
          {letters(status === 'draft' ? 'send' : 'goOn')}
        </button>
      ) : null}
      {status === 'sending' ? (
        <button
          type="button"
          className="btn btn-danger"
          disabled={stop.isBusy}
          onClick={() => void stop.run({ params })}
        >
          {letters('stop')}
        </button>
      ) : null}
      <button
        type="button"
        className="btn btn-quiet"
        disabled={trial.isBusy}
        onClick={() => void trial.run({ params, body: { language } })}
      >
        {say('test')}
      </button>
      {status === 'draft' ? (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('remove')}>
          {common('remove')}
        </button>
      ) : null}
      {open === 'send' ? <Send campaign={campaign} onClose={close} /> : null}
      {open === 'remove' ? <Remove id={id} onClose={close} /> : null}
    </>
  );
}

function Send({ campaign, onClose }: { campaign: MarketingCampaign; onClose: () => void }) {
  const say = useText('marketing');
  const letters = useText('newsletter');
  const send = useAct('POST /admin/marketing/campaigns/{id}/send', { done: letters('onItsWay') });
  const { id, version, status, reachable, audience, sent, failed, left_out: leftOut, phone } = campaign;
  return (
    <Confirm
      title={say('sendTitle')}
      act={letters('sendNow')}
      isBusy={send.isBusy}
      onClose={onClose}
      onConfirm={() => void send.run({ params: { id }, body: { version } }).then(onClose)}
    >
      {status === 'draft' && reachable === null
        ? say('sendUncounted')
        : say(phone ? 'sendTextByPhone' : 'sendText', {
            count: reachable ?? Math.max(0, audience - sent - failed - leftOut),
          })}
      {phone && phone.price !== null ? (
        <>
          {' '}
          {say('costAtMost')}: <Money riyals={phone.price} />
        </>
      ) : null}
    </Confirm>
  );
}

function Remove({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText('marketing');
  const common = useText('common');
  const navigate = useNavigate();
  const remove = useAct('DELETE /admin/marketing/campaigns/{id}', { done: say('campaignRemoved'), isLeaving: true });
  return (
    <Confirm
      title={say('removeCampaign')}
      act={common('remove')}
      isDangerous
      isBusy={remove.isBusy}
      onClose={onClose}
      onConfirm={() =>
        void remove.run({ params: { id } }).then((done) => {
          onClose();
          if (done) void navigate('/marketing/campaigns');
        })
      }
    />
  );
}
