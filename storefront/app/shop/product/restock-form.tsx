import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

interface RestockFormProps {
  productId: number;
  /** Undefined for any variant. */
  variantId: number | undefined;
  /** Name of the variant: a size, a colour or both. */
  variant: string;
}

type State = { at: 'open' | 'busy' } | { at: 'failed' | 'done'; message: string };

/** An address with an @ is an email, any other text a phone number; the server reports which of them is invalid. */
function bodyOf(address: string, variantId: number | undefined) {
  const to = address.includes('@') ? { email: address } : { phone: address };
  return { ...to, ...(variantId !== undefined && { variant_id: variantId }) };
}

export const RESTOCK_ID = 'restock-address';

/** Requests a single notification when a sold-out product is available again. */
export function RestockForm({ productId, variantId, variant }: RestockFormProps) {
  const say = useText('product');
  const language = useLanguage();
  const api = useApi();
  const errorId = useId();
  const [address, setAddress] = useState('');
  const [state, setState] = useState<State>({ at: 'open' });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = address.trim();
    if (!typed) return setState({ at: 'failed', message: say('restockEmpty') });
    if (state.at === 'busy') return;
    setState({ at: 'busy' });
    try {
      const body = bodyOf(typed, variantId);
      const { message } = await api('POST /products/{id}/notify', { params: { id: productId }, body });
      setState({ at: 'done', message });
    } catch (error) {
      const isSaid = error instanceof Error && 'status' in error && error.status !== 0;
      setState({ at: 'failed', message: isSaid ? error.message : say('restockFailed') });
    }
  }

  if (state.at === 'done') {
    return (
      <p role="status" className="flex items-center gap-2 rounded-2xl bg-positive-tint p-4 font-semibold text-positive">
        <Icon name="circle-check" />
        {state.message}
      </p>
    );
  }
  const failed = state.at === 'failed';
  return (
    <form noValidate onSubmit={send} className="needs-script rounded-2xl border border-line bg-card p-5">
      <p className="font-semibold">
        {variantId === undefined ? say('restockTitle') : say('restockTitleOf', { variant: `\u2068${variant}\u2069` })}
      </p>
      <p className="mb-3 text-sm text-soft">{say('restockText')}</p>
      <label htmlFor={RESTOCK_ID} className="mb-1 block text-sm font-semibold">
        {say('restockAddress')}
      </label>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-52 flex-1">
          <input
            id={RESTOCK_ID}
            name="address"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            dir="ltr"
            aria-invalid={failed}
            aria-describedby={failed ? errorId : undefined}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            className={`field aria-invalid:border-negative ${language === 'ar' ? 'text-end' : ''}`}
          />
          <p id={errorId} role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-negative">
            {failed ? (
              <>
                <Icon name="circle-alert" size={16} className="mt-1" />
                {state.message}
              </>
            ) : null}
          </p>
        </div>
        <button type="submit" className="btn btn-primary max-sm:flex-1" aria-busy={state.at === 'busy'}>
          {say('restockAction')}
        </button>
      </div>
    </form>
  );
}
