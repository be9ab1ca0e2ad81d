import {
  type AdminShippingMethod,
  type AdminShippingZone,
  type EndpointKey,
  type ShippingMethodEdit,
  toHalalas,
  toRiyals,
} from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import {
  type AdminMethodRow,
  type AdminZoneRow,
  listAdminMethods,
  listAdminZones,
  readMethod,
  readZone,
} from './admin-shipping.store.ts';
import { addZone, changeMethod, changeZone, removeZone } from './save-zone.ts';

type ShippingKey = Extract<EndpointKey, `${string} /admin/shipping${string}`>;

function presentMethod(row: AdminMethodRow): AdminShippingMethod {
  return {
    code: row.code,
    name: { ar: row.name_ar, en: row.name_en },
    description: { ar: row.description_ar, en: row.description_en },
    carrier_price:
      row.priced_by === null
        ? null
        : {
            carrier: row.priced_by,
            surcharge: toRiyals(row.surcharge_halalas),
            round_to: toRiyals(row.round_to_halalas),
          },
    version: row.version,
  };
}

function presentZone({ name_ar, name_en, rates, ...row }: AdminZoneRow): AdminShippingZone {
  return {
    ...row,
    name: { ar: name_ar, en: name_en },
    rates: rates.map(({ cost_halalas, free_over_halalas, ...rate }) => ({
      ...rate,
      cost: toRiyals(cost_halalas),
      free_over: free_over_halalas === null ? null : toRiyals(free_over_halalas),
    })),
  };
}

const methods = auditedResource<string, AdminMethodRow, AdminShippingMethod>({
  read: async (where, code) => (await readMethod(where, code)) ?? refuse('shipping.method_not_found'),
  subject: ({ code }) => ({ kind: 'shipping_method', id: code }),
  audited: (row) => row,
  present: (_, row) => presentMethod(row),
});

const zones = auditedResource<number, AdminZoneRow, AdminShippingZone>({
  read: async (where, id) => (await readZone(where, id)) ?? refuse('shipping.zone_not_found'),
  subject: ({ id }) => ({ kind: 'shipping_zone', id }),
  audited: (row) => row,
  present: (_, row) => presentZone(row),
});

/** The carrier whose price a method has; left out, it stays. */
function pricedBy(price: ShippingMethodEdit['carrier_price'], was: AdminMethodRow) {
  const { priced_by, surcharge_halalas, round_to_halalas } = was;
  if (price === undefined) return { priced_by, surcharge_halalas, round_to_halalas };
  if (price === null) return { priced_by: null, surcharge_halalas: 0, round_to_halalas: 100 };
  return {
    priced_by: price.carrier,
    surcharge_halalas: toHalalas(price.surcharge),
    round_to_halalas: toHalalas(price.round_to),
  };
}

export function adminShippingRoutes({ db }: { db: Database }): Handlers<ShippingKey> {
  return {
    'GET /admin/shipping': async () => ({
      methods: (await listAdminMethods(db)).map(presentMethod),
      zones: (await listAdminZones(db)).map(presentZone),
    }),
    'PUT /admin/shipping/methods/{code}': ({ params: { code }, body }, context) =>
      methods.change(db, context, { id: code, action: 'shipping.method_changed' }, (tx, was) =>
        changeMethod(tx, {
          code,
          name_ar: body.name.ar,
          name_en: body.name.en,
          description_ar: body.description.ar,
          description_en: body.description.en,
          ...pricedBy(body.carrier_price, was),
          version: body.version,
        }),
      ),
    'POST /admin/shipping/zones': ({ body }, context) =>
      zones.create(db, context, 'shipping.zone_added', (tx) => addZone(tx, body, context.language)),
    'PUT /admin/shipping/zones/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      zones.change(db, context, { id, action: 'shipping.zone_changed' }, (tx) =>
        changeZone(tx, { id, version }, draft, context.language),
      ),
    'DELETE /admin/shipping/zones/{id}': async ({ params: { id } }, context) => {
      await zones.remove(db, context, { id, action: 'shipping.zone_removed' }, (tx) => removeZone(tx, id));
      return { done: true };
    },
  };
}
