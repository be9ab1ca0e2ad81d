import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

export async function hasDevice(db: Database, customerId: string | null, markHash: Buffer, since: Date) {
  const { rows } = await sql`
    select from customer_devices where customer_id = ${customerId} and mark_hash = ${markHash} and used_at > ${since}
  `.execute(db);
  return rows.length > 0;
}

/** Stores a device, and limits the devices of a customer to the latest used. */
export async function saveDevice(
  tx: Tx,
  device: { customerId: string; markHash: Buffer; at: Date },
  most: number,
): Promise<void> {
  await sql`
    insert into customer_devices (customer_id, mark_hash, used_at)
    values (${device.customerId}, ${device.markHash}, ${device.at})
    on conflict (customer_id, mark_hash) do update set used_at = excluded.used_at
  `.execute(tx);
  await sql`
    delete from customer_devices where customer_id = ${device.customerId} and mark_hash in (
      select mark_hash from customer_devices where customer_id = ${device.customerId}
      order by used_at desc, mark_hash offset ${most}
    )
  `.execute(tx);
}

export async function deleteDevices(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_devices where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldDevices(db: Database, unusedSince: Date): Promise<void> {
  await sql`delete from customer_devices where used_at <= ${unusedSince}`.execute(db);
}
