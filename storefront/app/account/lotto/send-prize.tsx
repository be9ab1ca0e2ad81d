import { Fragment, useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartFailed } from '../load-failed.tsx';

interface SendPrizeProps {
  /** Names the choice for assistive technology. */
  prize: string;
  onSend: (addressId: number) => Promise<void>;
}

/** Choice of one of the saved addresses, to which a prize is sent. */
export function SendPrize({ prize, onSend }: SendPrizeProps) {
  const say = useText('lotto');
  const sayShell = useText('shell');
  const { state, retry } = useLoaded('addresses', (api, signal) => api('GET /user/addresses', { signal }));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  if (state.kind === 'loading') return <Skeleton className="h-24 rounded-xl" />;
  if (state.kind === 'failed') return <PartFailed onRetry={retry} />;
  const addresses = state.data;
  const addressId = chosen ?? addresses.find((one) => one.is_default)?.id ?? addresses[0]?.id;
  if (addressId === undefined) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm">{say('needsAddress')}</p>
        <Link to="/account/addresses" className="btn btn-quiet">
          {say('toAddresses')}
        </Link>
      </div>
    );
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending) return;
        setIsSending(true);
        await onSend(addressId);
        setIsSending(false);
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{say('sendTo')}</legend>
        {addresses.map((address) => (
          <label
            key={address.id}
            className="flex items-start gap-3 rounded-xl border border-line p-3 text-sm has-checked:border-primary"
          >
            <input
              type="radio"
              name={`address of ${prize}`}
              className="mt-1"
              checked={address.id === addressId}
              onChange={() => setChosen(address.id)}
            />
            <span className="min-w-0">
              <span className="font-semibold">{address.label}</span>
              <span className="block text-soft">
                {[address.street || address.short_address, address.neighborhood, address.city]
                  .filter(Boolean)
                  .map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 ? sayShell('listSeparator') : null}
                      <bdi>{part}</bdi>
                    </Fragment>
                  ))}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="submit"
        className="btn btn-primary justify-self-start"
        aria-label={say('useNamed', { action: say('use_product'), prize })}
        aria-disabled={isSending}
      >
        {isSending ? say('using') : say('use_product')}
      </button>
    </form>
  );
}
