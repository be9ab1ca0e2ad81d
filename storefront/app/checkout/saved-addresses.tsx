import type { SavedAddress } from '@waha/contract/types';
import { Fragment, useEffect, useState } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { placeOfSaved } from '../places/address-place.ts';
import { filledFrom, shortAddressOf } from '../places/national-address.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { CheckoutForm } from './form/checkout-form.ts';
import { contactOfAccount, type FormView } from './form/use-checkout-form.ts';

/** Form values of a saved address. */
export function formOfSaved(address: SavedAddress): Partial<CheckoutForm> {
  return { ...placeOfSaved(address), courierNotes: address.notes ?? '' };
}

function isAt(form: CheckoutForm, address: SavedAddress): boolean {
  const isSameShort = shortAddressOf(form.shortAddress) === (address.short_address ?? '');
  return form.cityId === address.city_id && form.street === address.street && isSameShort;
}

/** The saved address that the form holds whole, with nothing changed in it. */
export function savedAddressIn(form: CheckoutForm, addresses: readonly SavedAddress[]): SavedAddress | null {
  const isWhole = (address: SavedAddress) =>
    Object.entries(formOfSaved(address)).every(([part, value]) => form[part as keyof CheckoutForm] === value);
  return addresses.find(isWhole) ?? null;
}

/** True if the address has fields besides its short address and city. */
function saysMore(address: SavedAddress): boolean {
  return Object.entries(placeOfSaved(address)).some(
    ([part, value]) => !['city', 'cityId', 'shortAddress'].includes(part) && value !== '' && value !== null,
  );
}

const isUntouched = (form: CheckoutForm) => form.street === '' && form.shortAddress === '';

interface Saved {
  addresses: readonly SavedAddress[];
  /** True until the addresses of a customer whose form is still empty are known. */
  isAwaited: boolean;
}

/**
 * Fills in the checkout for a signed-in customer: the name where none was typed, the default address once loaded, and
 * the rest of a short address that is saved. Typed values are overwritten only on request.
 */
export function useSavedAddresses({ form, change }: FormView): Saved {
  const isSignedIn = useSignedIn();
  const api = useApi();
  const [addresses, setAddresses] = useState<readonly SavedAddress[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in, not at every letter typed
  useEffect(() => {
    if (!isSignedIn) return setAddresses([]);
    // For a session that came back after the form was drawn.
    change(contactOfAccount(form));
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(5_000)]);
    api('GET /user/addresses', { signal }).then(
      (saved) => {
        setAddresses(saved);
        const [first] = saved;
        if (first && isUntouched(form)) change(formOfSaved(first));
      },
      // On failure the address is typed, as for a guest.
      () => {
        if (!controller.signal.aborted) setAddresses([]);
      },
    );
    return () => controller.abort();
  }, [isSignedIn]);
  // A saved address with the typed short address supplies the other fields.
  const known = filledFrom(form, addresses ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each short address that is known
  useEffect(() => {
    if (known && saysMore(known)) change(formOfSaved(known));
  }, [known]);
  return { addresses: addresses ?? [], isAwaited: isSignedIn && addresses === null && isUntouched(form) };
}

/** The parts of a saved address that a reader knows it by. */
export function AddressText({ address, isInline = false }: { address: SavedAddress; isInline?: boolean }) {
  const sayShell = useText('shell');
  return (
    <>
      <bdi className={isInline ? 'me-2 font-semibold' : 'block font-semibold'}>{address.label}</bdi>
      <span className={isInline ? 'text-soft' : 'block text-soft'}>
        {[address.street || address.short_address, address.neighborhood, address.city]
          .filter(Boolean)
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? sayShell('listSeparator') : null}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
      </span>
    </>
  );
}

interface SavedAddressesProps {
  view: FormView;
  addresses: readonly SavedAddress[];
  onChoose: () => void;
}

/** Saved addresses to choose from, above the fields that one of them fills in. */
export function SavedAddresses({ view: { form, change }, addresses, onChoose }: SavedAddressesProps) {
  const say = useText('checkout');
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
              onClick={() => {
                change(formOfSaved(address));
                onChoose();
              }}
            >
              <Icon name={isChosen ? 'circle-check' : 'map-pin'} size={18} className="mt-1 text-primary" />
              <span className="min-w-0">
                <AddressText address={address} />
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
