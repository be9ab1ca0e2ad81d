import type { CallKey, CallReply } from '@waha/contract/client';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { LogoField } from '../setup/logo-field.tsx';
import { CarriersForm } from './carriers-form.tsx';
import { HoldsForm, RefundsForm, RulesForm, StorefrontForm } from './limit-forms.tsx';
import { PaymentsForm } from './payments-form.tsx';
import { SmsForm } from './sms-form.tsx';
import { StoreForm } from './store-form.tsx';

/** Settings of the shop, one section a topic. */
export default function Settings() {
  const say = useText('settings');
  return (
    <Page title={say('settings')}>
      <div className="grid max-w-5xl gap-4">
        <StoreSection />
        <LogoSection />
        <PaymentsSection />
        <RefundsSection />
        <HoldsSection />
        <RulesSection />
        <CarriersSection />
        <SmsSection />
        <StorefrontSection />
      </div>
    </Page>
  );
}

function StoreSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/store');
  return (
    <Section title={say('store')} text={say('storeText')} change="PUT /admin/settings/store" read={read}>
      {(settings) => <StoreForm settings={settings} />}
    </Section>
  );
}

function LogoSection() {
  const say = useText('setup');
  return useMay()('POST /admin/settings/logo') ? (
    <Panel title={say('logo')}>
      <LogoField />
    </Panel>
  ) : null;
}

function PaymentsSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/payments');
  return (
    <Section title={say('payments')} change="PUT /admin/settings/payments" read={read}>
      {(settings) => <PaymentsForm settings={settings} />}
    </Section>
  );
}

function RefundsSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/refunds');
  return (
    <Section title={say('refunds')} text={say('refundsText')} change="PUT /admin/settings/refunds" read={read}>
      {(settings) => <RefundsForm settings={settings} />}
    </Section>
  );
}

function HoldsSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/holds');
  return (
    <Section title={say('holds')} text={say('holdsText')} change="PUT /admin/settings/holds" read={read}>
      {(settings) => <HoldsForm settings={settings} />}
    </Section>
  );
}

function RulesSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/rules');
  return (
    <Section title={say('rules')} change="PUT /admin/settings/rules" read={read}>
      {(settings) => <RulesForm settings={settings} />}
    </Section>
  );
}

function CarriersSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/carriers');
  return (
    <Section title={say('carriers')} text={say('carriersText')} change="PUT /admin/settings/carriers" read={read}>
      {(settings) => <CarriersForm settings={settings} />}
    </Section>
  );
}

function SmsSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/sms');
  return (
    <Section title={say('sms')} text={say('smsText')} change="PUT /admin/settings/sms" read={read}>
      {(settings) => <SmsForm settings={settings} />}
    </Section>
  );
}

function StorefrontSection() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/storefront');
  return (
    <Section title={say('storefront')} change="PUT /admin/settings/storefront" read={read}>
      {(settings) => <StorefrontForm settings={settings} />}
    </Section>
  );
}

interface SectionProps<Settings> {
  title: string;
  text?: string;
  /** The call that saves; roles that may not make it only read. */
  change: CallKey;
  read: { data: Settings | undefined; error: Error | null; refetch: () => unknown };
  children: (settings: Settings) => ReactNode;
}

function Section<Settings extends CallReply<CallKey>>({
  title,
  text,
  change,
  read: { data, error, refetch },
  children,
}: SectionProps<Settings>) {
  const say = useText('settings');
  const may = useMay()(change);
  return (
    <Panel title={title}>
      {text ? <p className="mb-4 max-w-prose text-soft">{text}</p> : null}
      {may ? null : <p className="mb-4 rounded-lg bg-tint px-3 py-2">{say('readOnly')}</p>}
      {data ? (
        <fieldset disabled={!may}>
          <legend className="sr-only">{title}</legend>
          {children(data)}
        </fieldset>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Panel>
  );
}
