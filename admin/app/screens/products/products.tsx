import type { AdminProductRow } from '@waha/contract/types';
import { productStatuses, productTaxes } from '@waha/contract/vocabulary';
import { FileSpreadsheet, Hash, Percent, Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { nameOf, useCategoryOptions } from '../goods/category-options.ts';
import { BulkGrid } from './bulk-grid.tsx';
import { statusTones } from './product.tsx';
import { useTaxName } from './tax-fold.tsx';

/** All products, sold or not: search, filters, and editing of many at once. */
export default function Products() {
  const say = useText('products');
  const common = useText('common');
  const language = useLanguage();
  const may = useMay();
  const taxName = useTaxName();
  const { search } = useLocation();
  const categories = useCategoryOptions();
  const { data: brands = [] } = useCall('GET /admin/products/brands');
  const [edited, setEdited] = useState<readonly number[]>();
  return (
    <Page
      title={say('products')}
      acts={
        <>
          {may('POST /admin/products') ? (
            <Link to="/products/new" className="btn btn-primary">
              <Plus className="size-4" aria-hidden="true" />
              {say('newProduct')}
            </Link>
          ) : null}
          {may('POST /admin/product-imports') ? (
            <Link to="/products/import" className="btn btn-quiet">
              <FileSpreadsheet className="size-4" aria-hidden="true" />
              {say('import')}
            </Link>
          ) : null}
          {may('POST /admin/product-imports/bulk-change') ? (
            <Link to={`/products/bulk-change${search}`} className="btn btn-quiet">
              <Percent className="size-4" aria-hidden="true" />
              {say('bulkChange')}
            </Link>
          ) : null}
          <Link to="/products/brands" className="btn btn-quiet">
            <Tag className="size-4" aria-hidden="true" />
            {say('brands')}
          </Link>
          <Link to="/products/tags" className="btn btn-quiet">
            <Hash className="size-4" aria-hidden="true" />
            {say('tags')}
          </Link>
        </>
      }
    >
      <ResourceList
        call="GET /admin/products"
        name={say('products')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/products/${id}`}
        searchLabel={say('search')}
        csv="GET /admin/products.csv"
        views={[
          { label: say('viewPublished'), search: 'status=published' },
          { label: say('viewDrafts'), search: 'status=draft' },
          { label: say('viewOut'), search: 'stock=out' },
          { label: say('viewLow'), search: 'stock=low' },
        ]}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: productStatuses.map((status) => [status, say(`status_${status}`)]),
          },
          {
            kind: 'own',
            name: 'category_id',
            label: say('category'),
            field: (props) => <CategoryChoice {...props} none={common('any')} options={categories} />,
          },
          {
            kind: 'choice',
            name: 'brand',
            label: say('brand'),
            options: brands.map((brand) => [brand.key, nameOf(brand, language)]),
          },
          {
            kind: 'choice',
            name: 'stock',
            label: say('stock'),
            options: [
              ['out', say('stockOut')],
              ['low', say('stockLow')],
            ],
          },
          { kind: 'choice', name: 'tax', label: say('tax'), options: productTaxes.map((tax) => [tax, taxName(tax)]) },
          { kind: 'given', name: 'tag', label: say('tags') },
          { kind: 'flag', name: 'on_sale', label: say('onSale') },
        ]}
        columns={[
          {
            key: 'name',
            label: say('product'),
            sort: 'name',
            phone: 'title',
            cell: (product) => <Name product={product} />,
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={statusTones[status]}>{say(`status_${status}`)}</State>,
          },
          { key: 'sku', label: say('sku'), cell: ({ sku }) => <Latin>{sku}</Latin> },
          {
            key: 'price',
            label: say('price'),
            sort: 'price',
            align: 'end',
            cell: (product) => <Price product={product} />,
          },
          {
            key: 'stock',
            label: say('stock'),
            sort: 'stock',
            align: 'end',
            cell: (product) => <Stock product={product} />,
          },
          {
            key: 'sold',
            label: say('sold'),
            sort: 'sales',
            align: 'end',
            phone: 'none',
            cell: ({ sold_count: sold }) => <Latin>{sold}</Latin>,
          },
          {
            key: 'changed',
            label: say('changedAt'),
            sort: 'updated_at',
            phone: 'none',
            cell: ({ updated_at: at }) => <When at={at} />,
          },
        ]}
        {...(may('POST /admin/products/bulk')
          ? {
              bulk: ({ ids }) => (
                <>
                  <button type="button" className="btn btn-primary" onClick={() => setEdited(ids.map(Number))}>
                    {say('bulkEdit')}
                  </button>
                  <Link to={`/products/bulk-change?ids=${ids.join(',')}`} className="btn btn-quiet">
                    {say('bulkChange')}
                  </Link>
                </>
              ),
            }
          : {})}
        empty={{ title: say('none'), text: say('noneText') }}
      />
      {edited ? <BulkGrid ids={edited} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  );
}

function Name({ product }: { product: AdminProductRow }) {
  const say = useText('products');
  const language = useLanguage();
  const { image } = product;
  return (
    <span className="flex items-center gap-3">
      {image ? (
        <img src={image.url} alt="" loading="lazy" className="size-10 shrink-0 rounded-lg object-cover" />
      ) : (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-lg bg-tint" />
      )}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{nameOf(product, language)}</span>
        {product.variants_count > 0 ? (
          <span className="text-sm text-soft">{say('variantsOf', { count: product.variants_count })}</span>
        ) : null}
      </span>
    </span>
  );
}

function Price({ product: { price, current_price: current } }: { product: AdminProductRow }) {
  return current < price ? (
    <span className="grid">
      <Money riyals={current} />
      <s className="text-sm text-soft">
        <Money riyals={price} />
      </s>
    </span>
  ) : (
    <Money riyals={price} />
  );
}

function Stock({ product }: { product: AdminProductRow }) {
  const say = useText('products');
  if (product.stock_quantity < 0) return <State tone="bad">{say('owed', { count: -product.stock_quantity })}</State>;
  if (product.stock_quantity === 0) return <State tone="bad">{say('stockOut')}</State>;
  return product.low_variants > 0 ? (
    <State tone="warn">{say('inStock', { count: product.stock_quantity })}</State>
  ) : (
    <span>{say('inStock', { count: product.stock_quantity })}</span>
  );
}
