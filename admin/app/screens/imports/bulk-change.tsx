import type { BulkChangeRule, NewBulkChange } from '@waha/contract/types';
import { bulkChangeFields, priceRoundings } from '@waha/contract/vocabulary';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLooseCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, MoneyField, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { type Form as FormState, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { toRule, type Way, waysOf } from './bulk-rule.ts';

interface Values {
  field: BulkChangeRule['field'];
  way: Way;
  amount: string;
  rounding: BulkChangeRule['rounding'];
}

const initial: Values = { field: 'price', way: 'up_percent', amount: '', rounding: 'none' };

/** One rule for the prices or levels of many products; the next screen previews, applies and undoes it. */
export default function BulkChange() {
  const say = useText('imports');
  const products = useText('products');
  const navigate = useNavigate();
  const { chosen, filters, backTo } = useChoice();
  const form = useForm({
    call: 'POST /admin/product-imports/bulk-change',
    initial,
    input: ({ field, way, amount, rounding }) => ({
      body: { field, ...toRule(way, readNumber(amount)), rounding, product_ids: chosen, filters: filtersOf(filters) },
    }),
    onDone: ({ id }) => void navigate(`/products/import/${id}`),
  });
  return (
    <Page title={say('bulkChange')} back={{ to: '/products', label: products('products') }}>
      <Form form={form} save={say('bulkPreview')}>
        <Panel title={say('bulkWhich')}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            {chosen ? <p>{say('bulkChosen', { count: chosen.length })}</p> : <Matching filters={filters} />}
            <Link to={backTo} className="btn btn-quiet">
              {say('bulkChoose')}
            </Link>
          </div>
        </Panel>
        <Panel title={say('bulkRule')}>
          <RuleFields form={form} />
          <p className="mt-3 max-w-2xl text-sm text-soft">{say('bulkPreviewHint')}</p>
        </Panel>
      </Form>
    </Page>
  );
}

function RuleFields({ form }: { form: FormState<Values> }) {
  const say = useText('imports');
  const { field, way } = form.values;
  const isPercent = way === 'up_percent' || way === 'down_percent' || way === 'off';
  const isComputed = way !== 'set' && way !== 'clear';
  const ways = waysOf[field].map((one) => [one, say(`way_${one}`)] as const);
  return (
    <InBoth>
      <ChoiceField
        {...form.field('field')}
        label={say('bulkField')}
        options={bulkChangeFields.map((one) => [one, say(`field_of_${one}`)] as const)}
        onChange={(next) => form.setAll((values) => ({ ...values, field: next, way: waysOf[next][0] }))}
      />
      {ways.length > 1 ? <ChoiceField {...form.field('way')} label={say('bulkWay')} options={ways} /> : null}
      {way === 'clear' ? null : field === 'stock' ? (
        <NumberField {...form.field('amount')} label={say('bulkAmountPieces')} hint={say('bulkStockHint')} isWhole />
      ) : isPercent ? (
        <NumberField {...form.field('amount')} label={say('bulkAmountPercent')} unit="%" />
      ) : (
        <MoneyField {...form.field('amount')} label={say('bulkAmountRiyals')} />
      )}
      {isComputed ? (
        <ChoiceField
          {...form.field('rounding')}
          label={say('bulkRounding')}
          options={priceRoundings.map((one) => [one, say(`rounding_${one}`)] as const)}
        />
      ) : null}
    </InBoth>
  );
}

/** How many products the filters let through. */
function Matching({ filters }: { filters: Readonly<Record<string, string>> }) {
  const say = useText('imports');
  const { data } = useLooseCall('GET /admin/products', { query: { ...filters, per_page: '1' } });
  // The reply of this call is known; the query is wider than its type.
  const page = data as { total: number; is_total_exact: boolean } | undefined;
  return (
    <p role="status">
      {page === undefined ? '…' : say(page.is_total_exact ? 'bulkAll' : 'bulkMore', { count: page.total })}
    </p>
  );
}

const FILTERS = ['q', 'category_id', 'brand', 'status', 'stock', 'on_sale'] as const;

/** The chosen products, or the filters of the list one came from, as its address has them. */
function useChoice() {
  const [search] = useSearchParams();
  const ids = search.get('ids');
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  const chosen = ids ? ids.split(',').map(Number) : null;
  return { chosen, filters, backTo: `/products?${new URLSearchParams(filters)}` };
}

/** The filters of an address as the call takes them. What is no filter value is refused by the server. */
function filtersOf({ category_id: category, on_sale: onSale, ...texts }: Readonly<Record<string, string>>) {
  return {
    ...texts,
    ...(category === undefined ? {} : { category_id: Number(category) }),
    ...(onSale === undefined ? {} : { on_sale: onSale === 'true' || onSale === '1' }),
  } as NewBulkChange['filters'];
}
