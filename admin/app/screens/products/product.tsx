import type { ProductStatus } from '@waha/contract/types';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, type Tone } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { DigitalPanel } from '../digital/digital-panel.tsx';
import { nameOf } from '../goods/category-options.ts';
import { BranchLevels } from './branch-levels.tsx';
import { ProductActs } from './product-acts.tsx';
import { ProductFits } from './product-fits.tsx';
import { ProductForm } from './product-form.tsx';
import { StockPanel } from './stock-panel.tsx';

export const statusTones: Record<ProductStatus, Tone> = {
  draft: 'plain',
  published: 'good',
  scheduled: 'info',
  archived: 'bad',
};

/** A product that is edited, or a new one. */
export default function Product() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewProduct /> : <OneProduct key={id} id={id} />;
}

function NewProduct() {
  const say = useText('products');
  const navigate = useNavigate();
  return (
    <Page title={say('newProduct')} back={{ to: '/products', label: say('products') }}>
      <ProductForm onCreated={({ id }) => void navigate(`/products/${id}`)} />
    </Page>
  );
}

function OneProduct({ id }: { id: string }) {
  const say = useText('products');
  const language = useLanguage();
  const { data, error, refetch } = useCall(
    'GET /admin/products/{id}',
    { params: { id: Number(id) } },
    { keeps: false },
  );
  const back = { to: '/products', label: say('products') };
  if (!data)
    return (
      <Page title={say('product')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={nameOf(data, language)}
      back={back}
      state={<State tone={statusTones[data.status]}>{say(`status_${data.status}`)}</State>}
      acts={<ProductActs product={data} />}
    >
      <div className="grid gap-4">
        <ProductForm product={data} />
        {data.delivery === 'digital' ? (
          <DigitalPanel product={data} />
        ) : (
          <>
            <StockPanel product={data} />
            <BranchLevels product={data} />
            <ProductFits id={data.id} />
          </>
        )}
      </div>
    </Page>
  );
}
