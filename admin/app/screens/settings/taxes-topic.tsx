import type { CallReply } from '@waha/contract/client';
import { VAT_PERCENT } from '@waha/contract/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { SwitchField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { useTaxName } from '../products/tax-fold.tsx';
import { Section } from './section.tsx';
import { VatReturnPanel } from './vat-return.tsx';

/** Taxes of the shop: its registration for VAT, the rules that follow, and the products that are not of the standard rate. */
export function TaxesTopic() {
  const say = useText('settings');
  const read = useCall('GET /admin/settings/taxes');
  return (
    <>
      <Section title={say('registration')} change="PUT /admin/settings/taxes" read={read}>
        {(settings) => <RegistrationForm settings={settings} />}
      </Section>
      {read.data?.is_registered === false ? null : <Rules />}
      <Products />
      <VatReturnPanel />
    </>
  );
}

function RegistrationForm({ settings }: { settings: CallReply<'GET /admin/settings/taxes'> }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/taxes',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (stored) => stored,
    done: common('saved'),
  });
  const isRegistered = form.values.is_registered;
  return (
    <Form form={form} isInDialog>
      <SwitchField {...form.field('is_registered')} label={say('isRegistered')} hint={say('isRegisteredHint')} />
      {isRegistered ? <VatNumber /> : <p className="rounded-lg bg-tint px-3 py-2">{say('notRegisteredText')}</p>}
    </Form>
  );
}

/** The VAT number as the identity of the shop says it: it is written there. */
function VatNumber() {
  const say = useText('settings');
  const { data } = useCall('GET /admin/settings/store');
  if (!data) return null;
  return (
    <p>
      {data.vat_number === '' ? (
        <span className="text-warning">{say('noVatNumber')}</span>
      ) : (
        <>
          {say('vatNumber')}: <Latin>{data.vat_number}</Latin>
        </>
      )}{' '}
      <Link to="/settings/store" className="text-link underline">
        {say('editVatNumber')}
      </Link>
    </p>
  );
}

function Rules() {
  const say = useText('settings');
  return (
    <Panel title={say('taxRules')}>
      <dl className="grid gap-3 sm:grid-cols-[auto_1fr] sm:gap-x-6">
        <Rule name={say('taxRate')}>{say('taxRateText', { percent: VAT_PERCENT })}</Rule>
        <Rule name={say('taxPrices')}>{say('taxPricesText')}</Rule>
        <Rule name={say('taxDelivery')}>{say('taxDeliveryText')}</Rule>
        <Rule name={say('taxBundles')}>{say('taxBundlesText')}</Rule>
      </dl>
    </Panel>
  );
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:contents">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-prose text-soft">{children}</dd>
    </div>
  );
}

function Products() {
  const say = useText('settings');
  const nameOf = useTaxName();
  const { data, error, refetch } = useCall('GET /admin/products/taxes');
  return (
    <Panel title={say('taxProducts')}>
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <p className="max-w-prose text-soft">{say('noTaxProducts')}</p>
      ) : (
        <>
          <p className="mb-2 max-w-prose text-soft">{say('taxProductsText')}</p>
          <ul className="divide-y divide-line">
            {data.map(({ tax, count }) => (
              <li key={tax}>
                <Link
                  to={`/products?tax=${tax}`}
                  className="flex min-h-11 items-center justify-between gap-4 py-2 text-link hover:underline"
                >
                  <span className="min-w-0">{nameOf(tax)}</span>
                  <span className="shrink-0 text-soft">{say('productCount', { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
