import { schemeOf } from '../../company/company-form.ts';
import { type CheckoutForm, type ChosenPoint, emptyForm } from './checkout-form.ts';

/** For this tab only: it contains a home address, which a shared computer must forget when the tab closes. */
const FORM_KEY = 'checkout';
/** As the contract says it. */
const METHOD_CODE = /^[a-z][a-z0-9_-]{1,39}$/;

const methods = ['express', 'pickup', 'point'] as const;

function readPoint(value: unknown): ChosenPoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const { method, carrier, id, cityId } = value as Partial<Record<keyof ChosenPoint, unknown>>;
  const known = methods.find((one) => one === method);
  if (!known || typeof id !== 'string' || typeof cityId !== 'number') return null;
  return { method: known, carrier: typeof carrier === 'string' ? carrier : null, id, cityId };
}

/** Parses the stored form field by field; values of the wrong type become empty. */
export function readForm(stored: string | null): CheckoutForm {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return emptyForm;
  }
  if (typeof value !== 'object' || value === null) return emptyForm;
  const kept = new Map(Object.entries(value));
  const text = (name: keyof CheckoutForm): string => {
    const field = kept.get(name);
    return typeof field === 'string' ? field : '';
  };
  const id = (name: keyof CheckoutForm): number | null => {
    const field = kept.get(name);
    return Number.isSafeInteger(field) && field > 0 ? field : null;
  };
  const shipping = text('shipping');
  const payment = text('payment');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
    city: text('city'),
    cityId: id('cityId'),
    district: text('district'),
    neighborhoodId: id('neighborhoodId'),
    street: text('street'),
    buildingNo: text('buildingNo'),
    additionalNo: text('additionalNo'),
    postalCode: text('postalCode'),
    shortAddress: text('shortAddress'),
    unitNo: text('unitNo'),
    courierNotes: text('courierNotes'),
    shipping: methods.find((one) => one === shipping) ?? 'standard',
    point: readPoint(kept.get('point')),
    // The page deselects a method that the quote does not offer.
    payment: METHOD_CODE.test(payment) ? payment : null,
    // A code that pays is typed anew.
    giftCard: '',
    useCredit: kept.get('useCredit') === true,
    isGift: kept.get('isGift') === true,
    giftMessage: text('giftMessage'),
    isCompany: kept.get('isCompany') === true,
    companyName: text('companyName'),
    companyVat: text('companyVat'),
    companyScheme: schemeOf(text('companyScheme')),
    companyNumber: text('companyNumber'),
    companyStreet: text('companyStreet'),
    companyBuilding: text('companyBuilding'),
    companyDistrict: text('companyDistrict'),
    companyCity: text('companyCity'),
    companyPostalCode: text('companyPostalCode'),
    notes: text('notes'),
  };
}

export function loadForm(): CheckoutForm {
  try {
    return readForm(sessionStorage.getItem(FORM_KEY));
  } catch {
    return emptyForm;
  }
}

export function storeForm(form: CheckoutForm): void {
  try {
    sessionStorage.setItem(FORM_KEY, JSON.stringify({ ...form, giftCard: '' }));
  } catch {
    // Storage may be refused or full; the form then lasts as long as the page.
  }
}
