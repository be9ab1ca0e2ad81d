import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { doorstep, placeNames } from './national-address.ts';

const addressFields = {
  ...doorstep,
  label: sql.text,
  city_id: sql.int4,
  neighborhood_id: sql.int4.orNull,
  /** A district in the customer's own words, if the list lacks it. */
  district: sql.text.orNull,
};
export type AddressFields = Row<typeof addressFields>;

const addressRow = {
  ...addressFields,
  ...placeNames,
  id: sql.int4,
  is_default: sql.bool,
  country_id: sql.int4,
  region_id: sql.int4,
};
export type AddressRow = Row<typeof addressRow>;

async function selectAddresses(db: Database | Tx, condition: Sql<unknown>): Promise<AddressRow[]> {
  const { rows } = await sql.rows(addressRow)`
    select a.id, a.label, a.recipient_name, a.phone, a.city_id, a.neighborhood_id, a.district, a.street, a.building_no,
      a.additional_no, a.postal_code, a.short_address, a.unit_no, a.notes, a.is_default,
      o.id as country_id, o.name_ar as country_ar, o.name_en as country_en,
      r.id as region_id, r.name_ar as region_ar, r.name_en as region_en, c.name_ar as city_ar, c.name_en as city_en,
      n.name_ar as neighborhood_ar, n.name_en as neighborhood_en
    from customer_addresses a
    join cities c on c.id = a.city_id join regions r on r.id = c.region_id join countries o on o.id = r.country_id
    left join neighborhoods n on n.id = a.neighborhood_id
    where ${condition} order by a.is_default desc, a.id desc
  `.execute(db);
  return rows;
}

export function listAddresses(db: Database | Tx, customerId: string): Promise<AddressRow[]> {
  return selectAddresses(db, sql`a.customer_id = ${customerId}`);
}

export async function readAddress(db: Database | Tx, customerId: string, id: number): Promise<AddressRow | undefined> {
  const [row] = await selectAddresses(db, sql`a.customer_id = ${customerId} and a.id = ${id}`);
  return row;
}

/** Locks the customer's addresses: the default flag concerns all of them. */
export async function lockAddresses(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('addresses ' || ${customerId}::text, 0))`.execute(tx);
}

export async function insertAddress(tx: Tx, customerId: string, fields: AddressFields): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into customer_addresses (customer_id, label, recipient_name, phone, city_id, neighborhood_id, district, street,
      building_no, additional_no, postal_code, short_address, unit_no, notes, is_default)
    values (${customerId}, ${fields.label}, ${fields.recipient_name}, ${fields.phone}, ${fields.city_id},
      ${fields.neighborhood_id}, ${fields.district}, ${fields.street}, ${fields.building_no}, ${fields.additional_no},
      ${fields.postal_code}, ${fields.short_address}, ${fields.unit_no}, ${fields.notes}, false)
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

/** False when the customer has no such address. */
export async function updateAddress(tx: Tx, customerId: string, id: number, fields: AddressFields): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update customer_addresses set label = ${fields.label}, recipient_name = ${fields.recipient_name},
      phone = ${fields.phone}, city_id = ${fields.city_id}, neighborhood_id = ${fields.neighborhood_id},
      district = ${fields.district}, street = ${fields.street}, building_no = ${fields.building_no},
      additional_no = ${fields.additional_no}, postal_code = ${fields.postal_code},
      short_address = ${fields.short_address}, unit_no = ${fields.unit_no}, notes = ${fields.notes}
    where customer_id = ${customerId} and id = ${id} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteAddress(tx: Tx, customerId: string, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    delete from customer_addresses where customer_id = ${customerId} and id = ${id} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteAddresses(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_addresses where customer_id = ${customerId}`.execute(tx);
}

/** Makes one address the default. The former default is cleared first, because the unique index allows only one. */
export async function makeDefault(tx: Tx, customerId: string, id: number): Promise<void> {
  await sql`
    update customer_addresses set is_default = false where customer_id = ${customerId} and is_default and id <> ${id}
  `.execute(tx);
  await sql`update customer_addresses set is_default = true where customer_id = ${customerId} and id = ${id}`.execute(
    tx,
  );
}
