import type { MarketingCampaign } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { DescriptionList, Latin, Money, Panel, State } from '../../ui/parts.tsx';
import { Approvals } from './approvals.tsx';

type Fact = [name: string, value: ReactNode];

/** A draft to phones: its length, what it may cost, the room of the month, and how WhatsApp stands to its words. */
export function PhoneDraft({ campaign: { id, message, phone } }: { campaign: MarketingCampaign }) {
  const say = useText('marketing');
  const { data } = useCall('GET /admin/marketing/phone');
  if (!phone) return null;
  const { parts, price } = phone;
  const isSms = message.channel === 'sms';
  const partFacts: Fact[] = [
    [say('partsAr'), <Latin key="ar">{parts.ar}</Latin>],
    [say('partsEn'), <Latin key="en">{parts.en}</Latin>],
  ];
  return (
    <>
      <Panel title={say('costTitle')}>
        <DescriptionList
          facts={[
            ...(isSms ? partFacts : []),
            [say('costAtMost'), price === null ? say('costUnknown') : <Money key="price" riyals={price} />],
            [say('spentOfMonth'), data ? <Room key="room" spent={data.spent} ceiling={data.ceiling} /> : null],
          ]}
        />
        <p className="mt-3 text-soft">{say('costHint')}</p>
        <Link to="/marketing/limits" className="text-link hover:underline">
          {say('limits')}
        </Link>
      </Panel>
      {message.channel === 'whatsapp' ? <Approvals of={{ campaign_id: id }} /> : null}
    </>
  );
}

/** The cost of a month, and what it may cost. */
export function Room({ spent, ceiling }: { spent: number; ceiling: number }) {
  return (
    <>
      <Money riyals={spent} /> / <Money riyals={ceiling} />
    </>
  );
}

/** The reason why a campaign stopped by itself, and what to do about it. */
export function OverCeiling({ campaign: { phone, status } }: { campaign: MarketingCampaign }) {
  const say = useText('marketing');
  if (!phone?.is_over_ceiling || status !== 'stopped') return null;
  return (
    <div className="grid gap-1">
      <p role="status" className="max-w-prose">
        <State tone="warn">{say('overCeiling')}</State>
      </p>
      <Link to="/marketing/limits" className="text-link hover:underline">
        {say('limits')}
      </Link>
    </div>
  );
}
