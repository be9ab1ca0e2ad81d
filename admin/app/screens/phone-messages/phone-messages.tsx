import type { PhoneMessageOverview } from '@waha/contract/types';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Approvals } from './approvals.tsx';
import { RoutesForm } from './routes-form.tsx';

/** The table of messages to phones: who is told what, by which channels, how it reads and what it costs. */
export default function PhoneMessages() {
  const say = useText('phone');
  const settings = useText('settings');
  const overview = useCall('GET /admin/phone-messages');
  const table = useCall('GET /admin/settings/phone-messages');
  const may = useMay()('PUT /admin/settings/phone-messages');
  const error = overview.error ?? table.error;
  const refetch = () => Promise.all([overview.refetch(), table.refetch()]);
  return (
    <Page title={say('title')} back={{ to: '/settings', label: settings('settings') }}>
      <div className="grid max-w-5xl gap-4">
        <p className="max-w-prose text-soft">{say('text')}</p>
        {overview.data && table.data ? (
          <>
            <Channels overview={overview.data} partPrice={table.data.part_price} />
            <fieldset disabled={!may} className="min-w-0">
              <legend className="sr-only">{say('title')}</legend>
              <RoutesForm table={table.data} overview={overview.data} />
            </fieldset>
            {overview.data.channels.includes('whatsapp') ? <Approvals /> : null}
          </>
        ) : (
          <Unread error={error} refetch={refetch} />
        )}
      </div>
    </Page>
  );
}

interface ChannelsProps {
  overview: PhoneMessageOverview;
  partPrice: number;
}

/** The channels that are set up, and the messages of the last 30 days. */
function Channels({ overview: { channels, month }, partPrice }: ChannelsProps) {
  const say = useText('phone');
  const settings = useText('settings');
  const cost = partPrice > 0 ? (month.text_parts * partPrice).toFixed(2) : null;
  return (
    <Panel title={say('channels')}>
      {channels.length === 0 ? (
        <p className="max-w-prose rounded-lg bg-tint px-3 py-2">
          {say('noChannel')}{' '}
          <Link to="/extensions" className="text-link underline">
            {say('setUp')}
          </Link>
        </p>
      ) : (
        <p>{say('channelsOn', { names: channels.map((one) => say(one)).join(say('and')) })}</p>
      )}
      <p className="mt-2 text-soft">
        {say('month', { whatsapp: month.whatsapp_messages, texts: month.text_messages, parts: month.text_parts })}{' '}
        {cost === null ? null : say('monthCost', { cost })}
      </p>
      <p className="mt-2">
        <Link to="/settings/sms" className="text-link underline">
          {settings('sms')}
        </Link>
      </p>
    </Panel>
  );
}
