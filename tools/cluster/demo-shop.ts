import { createHash, randomUUID } from 'node:crypto';
import { newMachineToken } from '../../server/src/modules/people/machine-tokens/index.ts';
import { type Machine, run } from './machines.ts';

/** Limits of unpaid orders that are never reached: the trial has few addresses and one network. */
const HOLDS = {
  buyer_orders: 1_000_000,
  buyer_pieces: 1_000_000,
  door_orders: 1_000_000,
  door_pieces: 1_000_000,
  visitor_orders: 1_000_000,
  visitor_pieces: 1_000_000,
  stock_percent: 100,
  stock_pieces: 1_000_000,
  proved_times: 3,
  code_orders: 1_000_000,
  code_minutes: 30,
};

/** Gives the demo shop stock for a long trial, as an adjustment by staff does, and returns a token of a program. */
export async function prepareShop(leader: Machine): Promise<string> {
  const token = newMachineToken();
  const hash = createHash('sha256').update(token).digest('hex');
  const sql = `
    with more as (update stock_levels set quantity = quantity + 100000 returning variant_id)
    insert into stock_movements (variant_id, delta, reason, note)
    select variant_id, 100000, 'adjustment', 'test:cluster' from more;
    insert into store_settings (topic, value) values ('holds', '${JSON.stringify(HOLDS)}')
    on conflict (topic) do update set value = excluded.value;
    insert into machine_tokens (id, name, scopes, token_hash, hint, created_by, created_at)
    select '${randomUUID()}', 'test:cluster', '{products:read,products:write}', '\\x${hash}', '${token.slice(0, 12)}',
      id, now() from staff order by id limit 1;`;
  await run(leader, ['psql', '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', 'waha', '-c', sql], 'postgres');
  return token;
}
