import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export async function hasDevice(db: Database, staffId: string | null, markHash: Buffer, since: Date) {
  const { rows } = await sql`
    select from staff_devices where staff_id = ${staffId} and mark_hash = ${markHash} and used_at > ${since}
  `.execute(db);
  return rows.length > 0;
}

/** Stores a device, and limits the devices of a staff member to the latest used. */
export async function saveDevice(
  tx: Tx,
  device: { staffId: string; markHash: Buffer; at: Date },
  most: number,
): Promise<void> {
  await sql`
    insert into staff_devices (staff_id, mark_hash, used_at)
    values (${device.staffId}, ${device.markHash}, ${device.at})
    on conflict (staff_id, mark_hash) do update set used_at = excluded.used_at
  `.execute(tx);
  await sql`
    delete from staff_devices where staff_id = ${device.staffId} and mark_hash in (
      select mark_hash from staff_devices where staff_id = ${device.staffId}
      order by used_at desc, mark_hash offset ${most}
    )
  `.execute(tx);
}

export async function deleteDevices(tx: Tx, staffId: string): Promise<void> {
  await sql`delete from staff_devices where staff_id = ${staffId}`.execute(tx);
}

export async function deleteOldDevices(db: Database, unusedSince: Date): Promise<void> {
  await sql`delete from staff_devices where used_at <= ${unusedSince}`.execute(db);
}
