import { expect, test } from 'vitest';
import { emptyForm } from './checkout-form.ts';
import { readForm } from './stored-form.ts';

test('reads back everything that was typed', () => {
  const typed = {
    ...emptyForm,
    firstName: 'نورة',
    phone: '٠٥٥',
    city: 'الرياض',
    cityId: 3,
    shipping: 'point',
    point: { method: 'point', carrier: null, id: 'B-1', cityId: 3 },
    payment: 'bank_transfer',
    notes: 'سطر\nوسطر',
  };
  expect(readForm(JSON.stringify(typed))).toEqual(typed);
});

test.each([null, '', '{', '[]', '"text"', 'null', '{"firstName":{"toString":1},"cityId":"3"}'])(
  'starts empty from %j',
  (stored) => {
    expect(readForm(stored)).toEqual(emptyForm);
  },
);

test('leaves out what is not of the right kind and keeps the rest', () => {
  const kept = readForm('{"firstName":"سارة","cityId":-1,"shipping":"drone","payment":"Card 1","phone":5}');
  expect(kept).toEqual({ ...emptyForm, firstName: 'سارة' });
});
