import type { AdminProduct, ProductStatus } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { MomentField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Actions on a product other than editing. */
export function ProductActs({ product }: { product: AdminProduct }) {
  const say = useText('products');
  const may = useMay();
  const navigate = useNavigate();
  const status = useAct('PUT /admin/products/{id}/status', { done: say('statusChanged') });
  const duplicate = useAct('POST /admin/products/{id}/duplicate', { done: say('duplicated'), isIdempotent: true });
  const [open, setOpen] = useState<'archive' | 'schedule'>();
  const params = { id: product.id };
  const become = (next: ProductStatus) =>
    status.run({ params, body: { version: product.version, status: next } }).then(() => setOpen(undefined));
  const copy = async () => {
    const made = await duplicate.run({ params });
    if (made) await navigate(`/products/${made.id}`);
  };
  if (!may('PUT /admin/products/{id}/status')) return <InShop product={product} />;
  const isSold = product.status === 'published';
  return (
    <>
      {isSold || product.status === 'archived' ? null : (
        <button
          type="button"
          className="btn btn-primary"
          disabled={status.isBusy}
          onClick={() => void become('published')}
        >
          {say('publish')}
        </button>
      )}
      <InShop product={product} />
      <Preview product={product} />
      {product.status === 'draft' ? (
        <button type="button" className="btn btn-quiet" onClick={() => setOpen('schedule')}>
          {say('schedule')}
        </button>
      ) : (
        <button type="button" className="btn btn-quiet" disabled={status.isBusy} onClick={() => void become('draft')}>
          {product.status === 'archived' ? say('restore') : say('unpublish')}
        </button>
      )}
      <button type="button" className="btn btn-quiet" disabled={duplicate.isBusy} onClick={() => void copy()}>
        {say('duplicate')}
      </button>
      {product.status === 'archived' ? null : (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('archive')}>
          {say('archive')}
        </button>
      )}
      {open === 'archive' ? (
        <Confirm
          title={say('archive')}
          act={say('archive')}
          isDangerous
          isBusy={status.isBusy}
          onClose={() => setOpen(undefined)}
          onConfirm={() => void become('archived')}
        >
          {say('archiveText')}
        </Confirm>
      ) : null}
      {open === 'schedule' ? <Schedule product={product} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

/** Button that opens a preview of a product that is not published. */
function Preview({ product }: { product: AdminProduct }) {
  const say = useText('products');
  const may = useMay();
  const language = useLanguage();
  const preview = useAct('POST /admin/products/{id}/preview');
  if (product.status === 'published' || !may('POST /admin/products/{id}/preview')) return null;
  const open = async () => {
    // Opened during the click: browsers block windows opened later.
    const tab = window.open('', '_blank');
    const made = await preview.run({ params: { id: product.id } });
    if (!made || !tab) return void tab?.close();
    tab.opener = null;
    tab.location.href = language === 'en' ? `/en${made.path}` : made.path;
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={preview.isBusy} onClick={() => void open()}>
      {say('preview')}
    </button>
  );
}

function InShop({ product }: { product: AdminProduct }) {
  const say = useText('products');
  if (product.status !== 'published') return null;
  return (
    <a className="btn btn-quiet" href={`/product/${product.id}/${product.slug}`} target="_blank" rel="noreferrer">
      {say('viewInShop')}
    </a>
  );
}

function Schedule({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const say = useText('products');
  const form = useForm({
    call: 'PUT /admin/products/{id}/status',
    initial: { publish_at: '' },
    input: ({ publish_at }) => ({
      params: { id: product.id },
      body: { version: product.version, status: 'scheduled', publish_at: publish_at === '' ? null : publish_at },
    }),
    done: say('statusChanged'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('scheduleTitle')} onClose={onClose}>
      <Form form={form} isInDialog onCancel={onClose} save={say('schedule')}>
        <MomentField {...form.field('publish_at')} label={say('scheduleAt')} />
      </Form>
    </Dialog>
  );
}
