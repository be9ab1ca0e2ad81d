import type { AdminShippingZone } from '@waha/contract/types';
import type { ShippingMethod } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';

/** A price as the form has it: numbers as they are typed. */
export interface RateValues {
  method: ShippingMethod;
  up_to_grams: string;
  cost: string;
  free_over: string;
  min_days: string;
  max_days: string;
}

export const newRate: RateValues = {
  method: 'standard',
  up_to_grams: '30000',
  cost: '',
  free_over: '',
  min_days: '1',
  max_days: '3',
};

/** Most shops begin with one zone and one price: the whole Kingdom. */
const firstZone = { name: { ar: 'المملكة', en: 'The Kingdom' }, rates: [newRate] };

const rateValuesOf = (rate: AdminShippingZone['rates'][number]): RateValues => ({
  method: rate.method,
  up_to_grams: showNumber(rate.up_to_grams),
  cost: showNumber(rate.cost),
  free_over: showNumber(rate.free_over),
  min_days: showNumber(rate.min_days),
  max_days: showNumber(rate.max_days),
});

export const valuesOf = (zone: AdminShippingZone | undefined, position: number) => ({
  name: zone?.name ?? (position === 0 ? firstZone.name : { ar: '', en: '' }),
  position: zone?.position ?? position,
  region_ids: zone?.region_ids ?? ([] as number[]),
  city_ids: zone?.city_ids ?? ([] as number[]),
  rates: zone ? zone.rates.map(rateValuesOf) : position === 0 ? firstZone.rates : [],
  version: zone?.version ?? 0,
});

export type ZoneValues = ReturnType<typeof valuesOf>;

const number = (typed: string) => readNumber(typed) as number;

export const bodyOf = ({ version: _, ...values }: ZoneValues) => ({
  ...values,
  rates: values.rates.map((rate) => ({
    method: rate.method,
    up_to_grams: number(rate.up_to_grams),
    cost: number(rate.cost),
    free_over: readNumber(rate.free_over),
    min_days: number(rate.min_days),
    max_days: number(rate.max_days),
  })),
});
