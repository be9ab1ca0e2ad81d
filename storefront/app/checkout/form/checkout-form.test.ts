import { expect, test } from 'vitest';
import { type CheckoutForm, checkForm, emptyForm, errorsLeft } from './checkout-form.ts';

function aForm(overrides: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    ...emptyForm,
    firstName: 'نورة',
    lastName: 'القحطاني',
    phone: '0551234567',
    city: 'الرياض',
    cityId: 1,
    district: 'النرجس',
    street: 'شارع أنس بن مالك',
    payment: 'cash_on_delivery',
    ...overrides,
  };
}

test('asks for exactly what is required', () => {
  expect(checkForm(emptyForm)).toEqual({
    firstName: 'needFirstName',
    lastName: 'needLastName',
    phone: 'needPhone',
    city: 'needCity',
    district: 'needDistrict',
    street: 'needStreet',
    payment: 'needPayment',
  });
  expect(checkForm(aForm())).toEqual({});
});

test.each(['٠٥٥١٢٣٤٥٦٧', '\u200f+966 55 123 4567\u200e', '00966551234567', '۰۵۵۱۲۳۴۵۶۷'])(
  'takes the phone %j as people paste it',
  (phone) => {
    expect(checkForm(aForm({ phone }))).toEqual({});
  },
);

test.each(['055', 'not a phone', '<script>', '0'.repeat(40)])('refuses the phone %j', (phone) => {
  expect(checkForm(aForm({ phone }))).toEqual({ phone: 'wrongPhone' });
});

test('a city must be one of the list, not only a word', () => {
  expect(checkForm(aForm({ cityId: null }))).toEqual({ city: 'chooseCity' });
});

test('a name of nothing but blanks and direction marks is empty', () => {
  expect(checkForm(aForm({ firstName: ' \u200f\u2067 ' }))).toEqual({ firstName: 'needFirstName' });
});

test('takes the national address in Arabic digits and any case, and says what is wrong with it', () => {
  const written = { buildingNo: '٨١٢١', additionalNo: ' ۲۱۲۱', postalCode: '١٣٣٢٢', shortAddress: 'rrrd ٢٩٢٩' };
  expect(checkForm(aForm(written))).toEqual({});
  const wrong = { buildingNo: '12', additionalNo: 'abcd', postalCode: '123456', shortAddress: 'RRR2929' };
  expect(checkForm(aForm(wrong))).toEqual({
    buildingNo: 'wrongBuildingNo',
    additionalNo: 'wrongAdditionalNo',
    postalCode: 'wrongPostalCode',
    shortAddress: 'wrongShortAddress',
  });
});

test('a short address stands for district and street, and only it is told while it is wrong', () => {
  const short = aForm({ district: '', street: '', shortAddress: ' rrrd-٢٩٢٩' });
  expect(checkForm(short)).toEqual({});
  expect(checkForm({ ...short, cityId: null })).toEqual({ city: 'chooseCity' });
  expect(checkForm({ ...short, shortAddress: 'RRR2929' })).toEqual({ shortAddress: 'wrongShortAddress' });
});

test('a short address that is typed takes the errors of district and street away, and no others', () => {
  const before = aForm({ district: '', street: '', lastName: '' });
  const errors = { street: 'اكتب اسم الشارع', district: 'اكتب الحي', lastName: 'اكتب اسم العائلة', phone: 'من الخادم' };
  const after = { ...before, shortAddress: 'RRRD2929' };
  const mended = new Set(['shortAddress']);
  expect(Object.keys(errorsLeft(errors, { before, after, mended }))).toEqual(['lastName', 'phone']);
  const typed = { ...before, street: 'ش' };
  expect(Object.keys(errorsLeft(errors, { before, after: typed, mended: new Set(['street']) }))).toEqual([
    'district',
    'lastName',
    'phone',
  ]);
});

test('an email is optional but not half an address', () => {
  expect(checkForm(aForm({ email: 'noura@' }))).toEqual({ email: 'wrongEmail' });
  expect(checkForm(aForm({ email: ' noura@example.com ' }))).toEqual({});
});

const company = {
  isCompany: true,
  companyName: 'شركة الأفق',
  companyVat: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
  companyBuilding: '٨١٢١',
  companyStreet: 'طريق الملك فهد',
  companyDistrict: 'العليا',
  companyCity: 'الرياض',
  companyPostalCode: '١٢٢١١',
};

test('a company has a name, one of two numbers and a whole address, and is asked for none while it is not chosen', () => {
  expect(checkForm(aForm(company))).toEqual({});
  expect(checkForm(aForm({ ...company, companyVat: '', companyNumber: '1010 010 000' }))).toEqual({});
  expect(checkForm(aForm({ isCompany: true }))).toEqual({
    companyName: 'needCompanyName',
    companyVat: 'needCompanyNumber',
    companyBuilding: 'wrongCompanyBuilding',
    companyStreet: 'needCompanyStreet',
    companyDistrict: 'needCompanyDistrict',
    companyCity: 'needCompanyCity',
    companyPostalCode: 'wrongCompanyPostalCode',
  });
  const wrong = { ...company, companyVat: '199999999900003', companyNumber: '12' };
  expect(checkForm(aForm(wrong))).toEqual({ companyVat: 'wrongVat', companyNumber: 'wrongCompanyNumber' });
  expect(checkForm(aForm({ ...wrong, isCompany: false }))).toEqual({});
});

test('errors of a company that is no longer chosen are gone, those of the server too', () => {
  const before = aForm(company);
  const errors = { companyVat: 'من الخادم', lastName: 'اكتب اسم العائلة' };
  const after = { ...before, isCompany: false };
  expect(errorsLeft(errors, { before, after, mended: new Set(['isCompany']) })).toEqual({ lastName: errors.lastName });
});

test('an order that is collected needs a point and a city, and no home address', () => {
  const atHome = { district: '', street: '', shortAddress: 'wrong' };
  expect(checkForm(aForm({ shipping: 'point', ...atHome }))).toEqual({ point: 'needPoint' });
  const point = { method: 'point', carrier: 'acme', id: 'B-1', cityId: 1 } as const;
  expect(checkForm(aForm({ shipping: 'point', point, ...atHome }))).toEqual({});
  // A point of another city is none, and the shop that says no place needs an address.
  expect(checkForm(aForm({ shipping: 'point', point: { ...point, cityId: 2 } }))).toEqual({ point: 'needPoint' });
  expect(checkForm(aForm({ shipping: 'pickup', point, district: '', street: '' }))).toEqual({
    district: 'needDistrict',
    street: 'needStreet',
  });
});
