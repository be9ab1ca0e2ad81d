import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** The owner of a device; a guest is neither customer nor staff. */
export interface Owner {
  customerId: string | null;
  staffId: string | null;
  sessionId: string | null;
}

export interface Subscription {
  endpoint: string;
  endpointHash: Buffer;
  service: string;
  p256dh: Buffer;
  auth: Buffer;
}

export interface NewDevice extends Owner, Subscription {
  id: string;
  language: 'ar' | 'en';
  device: string;
  at: Date;
}

const ownerRow = { id: sql.uuid, customer_id: sql.uuid.orNull, staff_id: sql.uuid.orNull };
export type DeviceOwner = Row<typeof ownerRow>;

/**
 * True while the owner is signed in. Holds their row, as a new password and a suspension do, so that one call after the other keeps
 * to their number of devices; and their session, as signing out and erasure do.
 */
export async function holdOwner(tx: Tx, { customerId, staffId, sessionId }: Owner): Promise<boolean> {
  const { rows: persons } = await (customerId !== null
    ? sql.rows({ id: sql.uuid })`
        select id from customers where id = ${customerId} and suspended_at is null and deleted_at is null for no key update
      `
    : sql.rows({ id: sql.uuid })`
        select id from staff where id = ${staffId} and suspended_at is null for no key update
      `
  ).execute(tx);
  if (persons.length === 0) return false;
  const { rows } = await (customerId !== null
    ? sql.rows({ id: sql.uuid })`
        select id from customer_sessions where id = ${sessionId} and customer_id = ${customerId} for key share
      `
    : sql.rows({ id: sql.uuid })`
        select id from staff_sessions where id = ${sessionId} and staff_id = ${staffId} for key share
      `
  ).execute(tx);
  return rows.length > 0;
}

/** The device of a subscription, locked until the transaction ends. */
export async function lockDevice(tx: Tx, endpointHash: Buffer): Promise<DeviceOwner | undefined> {
  const { rows } = await sql.rows(ownerRow)`
    select id, customer_id, staff_id from push_devices where endpoint_hash = ${endpointHash} for update
  `.execute(tx);
  return rows[0];
}

/** Stores a device, or gives the one of this address to its new owner; returns its id. */
export async function upsertDevice(tx: Tx, one: NewDevice): Promise<string> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into push_devices (id, endpoint, endpoint_hash, service, p256dh, auth, customer_id, staff_id, session_id, language,
      device, created_at, used_at)
    values (${one.id}, ${one.endpoint}, ${one.endpointHash}, ${one.service}, ${one.p256dh}, ${one.auth}, ${one.customerId},
      ${one.staffId}, ${one.sessionId}, ${one.language}, ${one.device}, ${one.at}, ${one.at})
    on conflict (endpoint_hash) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      customer_id = excluded.customer_id, staff_id = excluded.staff_id, session_id = excluded.session_id,
      language = excluded.language, device = excluded.device, used_at = excluded.used_at
    returning id
  `.execute(tx);
  return rows[0]?.id ?? one.id;
}

/** Deletes what a former owner of the device was to be told. */
export async function forgetFormerOwner(tx: Tx, deviceId: string): Promise<void> {
  await sql`delete from push_orders where device_id = ${deviceId}`.execute(tx);
  await sql`delete from push_messages where device_id = ${deviceId}`.execute(tx);
}

/** Deletes all but the last used devices of a person. */
export async function deleteOldestDevices(tx: Tx, { customerId, staffId }: Owner, kept: number): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where customer_id = ${customerId} or staff_id = ${staffId}
      order by used_at desc, id offset ${kept}
    )
  `.execute(tx);
}

/** Has a device told of an order: the latest so many devices of it, and so many orders of the device. */
export async function addOrder(
  tx: Tx,
  { deviceId, orderId, at }: { deviceId: string; orderId: string; at: Date },
  { devices, orders }: { devices: number; orders: number },
): Promise<void> {
  await sql`
    insert into push_orders (device_id, order_id, at) values (${deviceId}, ${orderId}, ${at})
    on conflict (device_id, order_id) do update set at = excluded.at
  `.execute(tx);
  // A guest's device that is told of nothing more goes as well: whoever has one order could leave any number of them here.
  await sql`
    with gone as (
      delete from push_orders where order_id = ${orderId} and device_id in (
        select device_id from push_orders where order_id = ${orderId} order by at desc, device_id offset ${devices}
      ) returning device_id
    )
    delete from push_devices d using gone where d.id = gone.device_id and d.customer_id is null and d.staff_id is null
      and not exists (select from push_orders o where o.device_id = d.id and o.order_id <> ${orderId})
  `.execute(tx);
  await sql`
    delete from push_orders where device_id = ${deviceId} and order_id in (
      select order_id from push_orders where device_id = ${deviceId} order by at desc, order_id offset ${orders}
    )
  `.execute(tx);
}

/** The secret of a subscription, locked until the transaction ends. */
export async function lockSecret(tx: Tx, endpointHash: Buffer): Promise<Buffer | undefined> {
  const { rows } = await sql.rows({ auth: sql.bytea })`
    select auth from push_devices where endpoint_hash = ${endpointHash} for update
  `.execute(tx);
  return rows[0]?.auth;
}

/** Replaces the subscription of a device. One that stands at the new address already is left alone. */
export async function renewDevice(tx: Tx, formerHash: Buffer, to: Subscription, at: Date): Promise<void> {
  await sql`
    update push_devices set endpoint = ${to.endpoint}, endpoint_hash = ${to.endpointHash}, service = ${to.service},
      p256dh = ${to.p256dh}, auth = ${to.auth}, used_at = ${at}
    where endpoint_hash = ${formerHash} and not exists (
      select from push_devices other where other.endpoint_hash = ${to.endpointHash} and other.endpoint_hash <> ${formerHash}
    )
  `.execute(tx);
}

export async function deleteByAddress(db: Database | Tx, endpointHash: Buffer): Promise<void> {
  await sql`delete from push_devices where endpoint_hash = ${endpointHash}`.execute(db);
}

export async function deleteDevice(db: Database | Tx, id: string): Promise<void> {
  await sql`delete from push_devices where id = ${id}`.execute(db);
}

/** Deletes a device of this owner; false where they have none of the id. */
export async function deleteOwnDevice(
  db: Database | Tx,
  id: string,
  { customerId, staffId }: Pick<Owner, 'customerId' | 'staffId'>,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from push_devices where id = ${id} and (customer_id = ${customerId} or staff_id = ${staffId}) returning id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteDevicesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from push_devices where customer_id = ${customerId}`.execute(tx);
}

const listedRow = {
  id: sql.uuid,
  device: sql.text,
  endpoint_hash: sql.bytea,
  created_at: sql.timestamptz,
  used_at: sql.timestamptz,
};
export type ListedDevice = Row<typeof listedRow>;

/** Devices of a person, the last used first. */
export async function listDevicesOf(
  db: Database | Tx,
  { customerId, staffId }: Pick<Owner, 'customerId' | 'staffId'>,
  most: number,
): Promise<ListedDevice[]> {
  const { rows } = await sql.rows(listedRow)`
    select id, device, endpoint_hash, created_at, used_at from push_devices
    where customer_id = ${customerId} or staff_id = ${staffId} order by used_at desc, id limit ${most}
  `.execute(db);
  return rows;
}

/** True where the device is told of this order, or belongs to this customer. */
export async function isTold(
  db: Database,
  endpointHash: Buffer,
  of: { customerId: string | null; orderId: string | null },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select d.id from push_devices d where d.endpoint_hash = ${endpointHash} and (
      d.customer_id = ${of.customerId}
      or exists (select from push_orders o where o.device_id = d.id and o.order_id = ${of.orderId})
    )
  `.execute(db);
  return rows.length > 0;
}

const toldRow = { id: sql.uuid, language: sql.text.oneOf('ar', 'en'), customer_id: sql.uuid.orNull };
/** A device that is about to be told something. */
export type ToldDevice = Row<typeof toldRow>;

/** Devices that are told of an order: those of its buyer, and those on which a guest asked for it. */
export async function listDevicesForOrder(db: Database, orderId: string, most: number): Promise<ToldDevice[]> {
  const { rows } = await sql.rows(toldRow)`
    select id, language, customer_id from push_devices
    where id = any(array(
      select device_id from push_orders where order_id = ${orderId}
      union select d.id from orders o join push_devices d on d.customer_id = o.customer_id where o.id = ${orderId}
    )) and not exists (select from customers c where c.id = push_devices.customer_id and c.suspended_at is not null)
    limit ${most}
  `.execute(db);
  return rows;
}

export async function listDevicesForCustomer(db: Database, customerId: string, most: number): Promise<ToldDevice[]> {
  const { rows } = await sql.rows(toldRow)`
    select d.id, d.language, d.customer_id from push_devices d join customers c on c.id = d.customer_id
    where d.customer_id = ${customerId} and c.suspended_at is null limit ${most}
  `.execute(db);
  return rows;
}

/** Devices of staff with one of these roles. */
export async function listDevicesForStaff(db: Database, roles: readonly string[], most: number): Promise<ToldDevice[]> {
  const { rows } = await sql.rows(toldRow)`
    select d.id, d.language, d.customer_id from push_devices d join staff s on s.id = d.staff_id
    where d.staff_id is not null and s.suspended_at is null and s.role = any(${[...roles]}::text[])
    order by d.used_at desc, d.id limit ${most}
  `.execute(db);
  return rows;
}

/** Deletes devices that were not seen and took nothing for half a year. */
export async function deleteUnusedDevices(db: Database, before: Date): Promise<void> {
  await sql`delete from push_devices where used_at < ${before}`.execute(db);
}
