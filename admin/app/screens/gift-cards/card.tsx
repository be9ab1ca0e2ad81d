import type { AdminGiftCard } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Money, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { cardTones } from './card-tones.ts';

/** One gift card: what it holds, for whom it is, and what can be done with it. */
export default function GiftCard() {
  const { id = '' } = useParams();
  const say = useText('giftcards');
  const { data, error, refetch } = useCall('GET /admin/gift-cards/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/gift-cards', label: say('title') };
  if (!data)
    return (
      <Page title={say('title')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={`•••• ${data.last_four}`}
      back={back}
      state={<State tone={cardTones[data.state]}>{say(`state_${data.state}`)}</State>}
      acts={<Acts card={data} />}
    >
      <Panel>
        <Facts card={data} />
      </Panel>
    </Page>
  );
}

function Facts({ card }: { card: AdminGiftCard }) {
  const say = useText('giftcards');
  const when = (at: string | null, otherwise: string) => (at ? <When at={at} /> : otherwise);
  return (
    <DescriptionList
      facts={[
        [say('balance'), <Money key="balance" riyals={card.balance} />],
        ...(card.held > 0 ? [[say('held'), <Money key="held" riyals={card.held} />] as const] : []),
        [say('value'), <Money key="value" riyals={card.value} />],
        [say('endsAt'), when(card.ends_at, '—')],
        [say('issuedAt'), <When key="issued" at={card.created_at} />],
        [say('issuedBy'), card.issued_by],
        [say('name'), card.recipient_name],
        [say('email'), card.recipient_email ? <Latin key="email">{card.recipient_email}</Latin> : null],
        [say('message'), card.message],
        ...(card.recipient_email
          ? ([
              [say('sendAt'), when(card.send_at, '—')],
              [say('sentAt'), when(card.sent_at, say('notSent'))],
              [say('sends'), String(card.sends)],
            ] as const)
          : []),
      ]}
    />
  );
}

function Acts({ card }: { card: AdminGiftCard }) {
  const say = useText('giftcards');
  const may = useMay();
  const end = useAct('POST /admin/gift-cards/{id}/void', { done: say('voided') });
  const mail = useAct('POST /admin/gift-cards/{id}/mails', { done: say('sentAgain') });
  const [isAsked, setAsked] = useState(false);
  const input = { params: { id: card.id }, body: { version: card.version } };
  const isOpen = card.state !== 'voided' || card.balance > 0;
  return (
    <>
      {card.recipient_email && card.state !== 'voided' && may('POST /admin/gift-cards/{id}/mails') ? (
        <button type="button" className="btn btn-quiet" disabled={mail.isBusy} onClick={() => void mail.run(input)}>
          {say('again')}
        </button>
      ) : null}
      {isOpen && may('POST /admin/gift-cards/{id}/void') ? (
        <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
          {say('void')}
        </button>
      ) : null}
      {isAsked ? (
        <Confirm
          title={say('void')}
          act={say('void')}
          isDangerous
          isBusy={end.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() => void end.run(input).then(() => setAsked(false))}
        >
          {say('voidText')}
        </Confirm>
      ) : null}
    </>
  );
}
