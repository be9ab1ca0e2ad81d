import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { OwedTrials } from '../extensions/owed-trials.tsx';
import { CarriersForm } from './carriers-form.tsx';
import { CartRemindersForm } from './cart-reminders-form.tsx';
import { DomainTopic } from './domain-topic.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { HoldsForm, RefundsForm, RulesForm, StorefrontForm } from './limit-forms.tsx';
import { PaymentsForm } from './payments-form.tsx';
import { Providers } from './providers.tsx';
import { Section } from './section.tsx';
import { SmsForm } from './sms-form.tsx';
import { StoreForm } from './store-form.tsx';
import { TaxesTopic } from './taxes-topic.tsx';

/** Titles and contents of topics, by the last part of their path. */
const topics = {
  store: StoreTopic,
  domain: DomainTopic,
  languages: LanguagesTopic,
  storefront: StorefrontTopic,
  payments: PaymentsTopic,
  carriers: CarriersTopic,
  taxes: TaxesTopic,
  rules: RulesTopic,
  reminders: CartRemindersTopic,
  sms: SmsTopic,
  refunds: RefundsTopic,
  holds: HoldsTopic,
} satisfies Record<string, ComponentType>;

/** One topic of the settings. */
export default function Topic() {
  const say = useText('settings');
  const { pathname } = useLocation();
  const topic =
    (Object.keys(topics) as (keyof typeof topics)[]).find((name) => pathname.endsWith(`/${name}`)) ?? 'store';
  const Content = topics[topic];
  return (
    <Page title={say(topic)} back={{ to: '/settings', label: say('settings') }}>
      <div className="grid max-w-5xl gap-4">
        <Content />
      </div>
    </Page>
  );
}

function StoreTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/store');
  return (
    <Section title={say('store')} text={say('storeText')} change="PUT /admin/settings/store" read={read}>
      {(settings) => <StoreForm settings={settings} />}
    </Section>
  );
}

function LanguagesTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/languages');
  return (
    <Section title={say('languages')} text={say('languagesText')} change="PUT /admin/settings/languages" read={read}>
      {(settings) => <LanguagesForm settings={settings} />}
    </Section>
  );
}

function CartRemindersTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/cart-reminders');
  return (
    <Section title={say('reminders')} change="PUT /admin/settings/cart-reminders" read={read}>
      {(settings) => <CartRemindersForm settings={settings} />}
    </Section>
  );
}

function PaymentsTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/payments');
  return (
    <>
      <Section title={say('ownMethods')} text={say('ownMethodsText')} change="PUT /admin/settings/payments" read={read}>
        {(settings) => <PaymentsForm settings={settings} />}
      </Section>
      <Providers port="payment" title={say('onlineMethods')} about={say('onlineMethodsText')} />
      <OwedTrials />
    </>
  );
}

function RefundsTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/refunds');
  return (
    <Section title={say('refunds')} text={say('refundsText')} change="PUT /admin/settings/refunds" read={read}>
      {(settings) => <RefundsForm settings={settings} />}
    </Section>
  );
}

function HoldsTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/holds');
  return (
    <Section title={say('holds')} text={say('holdsText')} change="PUT /admin/settings/holds" read={read}>
      {(settings) => <HoldsForm settings={settings} />}
    </Section>
  );
}

function RulesTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/rules');
  return (
    <Section title={say('rules')} change="PUT /admin/settings/rules" read={read}>
      {(settings) => <RulesForm settings={settings} />}
    </Section>
  );
}

function CarriersTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/carriers');
  return (
    <Section title={say('carriers')} text={say('carriersText')} change="PUT /admin/settings/carriers" read={read}>
      {(settings) => <CarriersForm settings={settings} />}
    </Section>
  );
}

function SmsTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/sms');
  return (
    <>
      <Section title={say('sms')} text={say('smsText')} change="PUT /admin/settings/sms" read={read}>
        {(settings) => <SmsForm settings={settings} />}
      </Section>
      <Providers port="message" title={say('messageProviders')} about={say('messageProvidersText')} />
    </>
  );
}

function StorefrontTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/storefront');
  return (
    <Section title={say('storefront')} change="PUT /admin/settings/storefront" read={read}>
      {(settings) => <StorefrontForm settings={settings} />}
    </Section>
  );
}
