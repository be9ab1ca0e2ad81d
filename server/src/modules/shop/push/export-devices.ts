import type { Database } from '../../../platform/database/index.ts';
import { listDevicesOf } from './devices.store.ts';
import { MOST_DEVICES } from './keep-device.ts';

/** The devices of a customer, without the addresses by which others could end them. */
export async function exportDevices(db: Database, customerId: string): Promise<unknown> {
  const devices = await listDevicesOf(db, { customerId, staffId: null }, MOST_DEVICES);
  return devices.map(({ device, created_at, used_at }) => ({ device, created_at, used_at }));
}
