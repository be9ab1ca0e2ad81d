import type { SavedAddress } from '@waha/contract/types';
import { Fragment, useEffect, useState } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { storedUser } from '../auth/stored-user.ts';
import { placeOfSaved } from '../places/address-place.ts';
import { filledFrom, shortAddressOf } from '../places/national-address.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { CheckoutForm } from './form/checkout-form.ts';
import type { FormView } from './form/use-checkout-form.ts';

/** Form values of a saved address. */
function formOfSaved(address: SavedAddress): Partial<CheckoutForm> {
  return { ...placeOfSaved(address), courierNotes: address.notes ?? '' };
}

function isAt(form: CheckoutForm, address: SavedAddress): boolean {
  const isSameShort = shortAddressOf(form.shortAddress) === (address.short_address ?? '');
  return form.cityId === address.city_id && form.street === address.street && isSameShort;
}

/** True if the address has fields besides its short address and city. */
function saysMore(address: SavedAddress): boolean {
  return Object.entries(placeOfSaved(address)).some(
    ([part, value]) => !['city', 'cityId', 'shortAddress'].includes(part) && value !== '' && value !== null,
  );
}

/**
 * Fills in the checkout for a signed-in customer: the name where none was typed, the default address once loaded, and
 * any other address when it is chosen. Typed values are overwritten only on request.
 */
export function SavedAddresses({ view }: { view: FormView }) {
  const say = useText('checkout');
  const sayShell = useText('shell');
  const isSignedIn = useSignedIn();
  const api = useApi();
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  const { form, change } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in, not at every letter typed
  useEffect(() => {
    if (!isSignedIn) return setAddresses([]);
    const user = storedUser();
    if (user && form.firstName === '' && form.phone === '') {
      const { first_name: firstName, last_name: lastName, phone, email } = user;
      change({ firstName, lastName, phone, email: email ?? '' });
    }
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(10_000)]);
    api('GET /user/addresses', { signal }).then(
      (saved) => {
        setAddresses(saved);
        const [first] = saved;
        if (first && form.street === '' && form.shortAddress === '') change(formOfSaved(first));
      },
      // On failure the address is typed, as for a guest.
      () => undefined,
    );
    return () => controller.abort();
  }, [isSignedIn]);
  // A saved address with the typed short address supplies the other fields.
  const known = filledFrom(form, addresses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each short address that is known
  useEffect(() => {
    if (known && saysMore(known)) change(formOfSaved(known));
  }, [known]);

  if (addresses.length === 0) return null;
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm font-semibold">{say('savedAddresses')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {addresses.map((address) => {
          const isChosen = isAt(form, address);
          return (
            <button
              key={address.id}
              type="button"
              aria-pressed={isChosen}
              className={`flex items-start gap-3 rounded-xl border p-3.5 text-start text-sm ${isChosen ? 'border-primary bg-tint ring-1 ring-primary' : 'border-line-strong hover:bg-tint'}`}
              onClick={() => change(formOfSaved(address))}
            >
              <Icon name={isChosen ? 'circle-check' : 'map-pin'} size={18} className="mt-1 text-primary" />
              <span className="min-w-0">
                <span className="block font-semibold">
                  <bdi>{address.label}</bdi>
                </span>
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
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
