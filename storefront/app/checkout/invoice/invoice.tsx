import type { Invoice } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { formatAmount } from '@waha/kit/money';
import { offerFile } from '@waha/kit/offer-file';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useFetchFile } from '../../api/files.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { CompanyLines } from '../../company/company-lines.tsx';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { viewTokenOf } from '../view-tokens.ts';

const QrCode = lazyPart(() => import('./qr-code.tsx'));

function useInvoice(id: string) {
  return useLoaded(`invoice ${id}`, (api, signal) => {
    const viewToken = viewTokenOf(id);
    const query = viewToken === undefined ? {} : { view_token: viewToken };
    return api('GET /orders/{id}/invoice', { params: { id }, query, signal });
  });
}

const asides: ReadonlySet<string> = new Set(['invoiceQuantity', 'invoicePrice', 'invoiceVat']);

const columns = ['invoiceItem', 'invoiceQuantity', 'invoicePrice', 'invoiceVat', 'invoiceAmount'] as const;

function Lines({ invoice, isTaxed }: { invoice: Invoice; isTaxed: boolean }) {
  const say = useText('order');
  const cell = 'px-3 py-2 text-end tabular-nums first:text-start';
  // A phone is too narrow for five columns: the three in the middle are shown below the name.
  const aside = 'max-sm:hidden';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={say('items')}>
      <table className="w-full">
        <thead className="bg-tint">
          <tr>
            {columns
              .filter((name) => isTaxed || name !== 'invoiceVat')
              .map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cell} ${asides.has(name) ? aside : ''} font-semibold whitespace-nowrap`}
                >
                  {say(name)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {invoice.lines.map((line) => (
            <tr key={line.name}>
              <th scope="row" className={`${cell} font-normal`}>
                {line.name}
                <span className="block text-sm text-soft sm:hidden">
                  <bdi dir="ltr">{`${line.quantity} × ${formatAmount(line.unit_price)}`}</bdi>
                  {isTaxed ? (
                    <>
                      {` · ${say('invoiceVat')} `}
                      <bdi>{formatAmount(line.vat)}</bdi>
                    </>
                  ) : null}
                </span>
                {line.tax === 'standard' || line.tax === 'out_of_scope' ? null : (
                  <span className="block text-sm text-soft">{say(`tax_${line.tax}`)}</span>
                )}
                {line.discount > 0 ? (
                  <span className="block text-sm text-positive">
                    {say('invoiceDiscount', { amount: formatAmount(line.discount) })}
                  </span>
                ) : null}
              </th>
              <td className={`${cell} ${aside}`}>{line.quantity}</td>
              <td className={`${cell} ${aside}`}>{formatAmount(line.unit_price)}</td>
              {isTaxed ? <td className={`${cell} ${aside}`}>{formatAmount(line.vat)}</td> : null}
              <td className={`${cell} font-semibold`}>{formatAmount(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The parts of the total: net amounts by category where there are several, VAT, and the whole. */
function sumsOf({ taxes, net, vat, total }: Invoice) {
  const nets =
    taxes.length < 2 && taxes.every(({ category }) => category === 'standard')
      ? [['invoiceNet', net] as const]
      : taxes.flatMap((sum) => {
          if (sum.category === 'out_of_scope') return [];
          return [[`net_${sum.category}`, sum.total - sum.vat] as const];
        });
  return [...nets, ['invoiceVatTotal', vat] as const, ['invoiceTotal', total] as const];
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function KnownInvoice({ invoice }: { invoice: Invoice }) {
  const say = useText('order');
  const language = useLanguage();
  const { seller } = invoice;
  // A seller who is not registered for VAT writes no tax invoice.
  const isTaxed = !invoice.taxes.some(({ category }) => category === 'out_of_scope');
  const title = invoice.company ? 'companyInvoiceTitle' : 'invoiceTitle';
  return (
    <article className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <h1 className="text-2xl">{say(isTaxed ? title : 'invoice')}</h1>
          <p className="mt-2 text-lg font-bold">{seller.name}</p>
          <p className="max-w-sm text-sm text-soft">{seller.address}</p>
          {isTaxed ? (
            <p className="text-sm">
              {say('vatNumber')} <bdi dir="ltr">{seller.vat_number}</bdi>
            </p>
          ) : null}
          <p className="text-sm">
            {say('commercialRegistration')} <bdi dir="ltr">{seller.commercial_registration}</bdi>
          </p>
        </div>
        {invoice.qr === '' ? null : (
          <Suspense fallback={<Skeleton className="size-40" />}>
            <QrCode text={invoice.qr} label={say('invoiceQr')} />
          </Suspense>
        )}
      </header>
      <dl className="grid gap-4 sm:grid-cols-4">
        <Fact label={say('invoiceNumber')} value={invoice.number} />
        <Fact label={say('invoiceDate')} value={formatDate(invoice.issued_at, language)} />
        <Fact label={say('orderNumber')} value={invoice.order_number} />
        {invoice.company ? null : <Fact label={say('invoiceBuyer')} value={invoice.buyer} />}
      </dl>
      {invoice.company ? (
        <section aria-label={say('invoiceBuyer')} className="text-sm">
          <p className="text-soft">{say('invoiceBuyer')}</p>
          <CompanyLines company={invoice.company} />
        </section>
      ) : null}
      {invoice.credit_notes.map((note) => (
        <p key={note.number} className="rounded-xl bg-warning-tint px-4 py-3 text-warning">
          {say('creditNote', { number: note.number, date: formatDate(note.issued_at, language) })}
        </p>
      ))}
      <Lines invoice={invoice} isTaxed={isTaxed} />
      {invoice.discounts.length > 0 ? (
        <dl className="grid gap-1 text-sm">
          <dt className="font-semibold">{say('invoiceDiscounts')}</dt>
          {invoice.discounts.map((discount) => (
            <dd key={discount.label} className="flex flex-wrap justify-between gap-x-4 text-positive">
              <span>{discount.label}</span>
              <bdi dir="ltr">{`−${formatAmount(discount.amount)}`}</bdi>
            </dd>
          ))}
        </dl>
      ) : null}
      <dl className="ms-auto grid w-full max-w-xs gap-2">
        {(isTaxed ? sumsOf(invoice) : [['amountTotal', invoice.total] as const]).map(([name, amount]) => (
          <div
            key={name}
            className="flex justify-between gap-4 last:border-t last:border-line last:pt-2 last:text-lg last:font-bold"
          >
            <dt>{say(name)}</dt>
            <dd className="whitespace-nowrap tabular-nums">{say('amountSar', { amount: formatAmount(amount) })}</dd>
          </div>
        ))}
      </dl>
      {invoice.tax_reasons.length > 0 ? (
        <p className="text-sm text-soft">
          {say('taxReasons', { reasons: invoice.tax_reasons.join(say('reasonSeparator')) })}
        </p>
      ) : null}
    </article>
  );
}

function Actions({ id, number }: { id: string; number: string }) {
  const say = useText('order');
  const fetchFile = useFetchFile();
  const sending = useSubmit(say('failedText'));
  return (
    <div className="mt-6 grid justify-items-center gap-3" data-print="hide">
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={sending.isSending}
          onClick={() =>
            void sending.run(async () => {
              const query = { view_token: viewTokenOf(id) };
              const signal = AbortSignal.timeout(30_000);
              const file = await fetchFile('GET /orders/{id}/invoice.pdf', { params: { id }, query, signal });
              offerFile(`${number}.pdf`, file);
            })
          }
        >
          <Icon name="receipt-text" size={18} />
          {say('invoiceDownload')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => print()}>
          {say('invoicePrint')}
        </button>
      </div>
    </div>
  );
}

/** The tax invoice of an order, ready for paper. */
export default function InvoicePage() {
  const say = useText('order');
  const { id = '' } = useParams();
  const { state, retry } = useInvoice(id);
  return (
    <div className="container max-w-4xl pt-6 lg:pt-12">
      <SecondSheet />
      {state.kind === 'known' ? (
        <>
          <KnownInvoice invoice={state.data} />
          <Actions id={id} number={state.data.number} />
        </>
      ) : null}
      {state.kind === 'loading' ? (
        <div role="status">
          <h1 className="sr-only">{say('invoiceTitle')}</h1>
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <>
          <h1 className="sr-only">{say('invoiceTitle')}</h1>
          <EmptyState icon="receipt-text" title={state.refusal ?? say('failedTitle')}>
            {state.refusal === null ? (
              <button type="button" className="btn btn-primary" onClick={retry}>
                {say('retry')}
              </button>
            ) : (
              <Link to="/track-order" className="btn btn-primary">
                {say('track')}
              </Link>
            )}
          </EmptyState>
        </>
      ) : null}
    </div>
  );
}
