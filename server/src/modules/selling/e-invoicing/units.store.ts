import { taxUnitStates } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { messageShape } from './shapes.ts';

const text = z.strictObject({ ar: z.string(), en: z.string() });
/** The seller, as a unit was registered. */
export const identityShape = z.strictObject({
  name: text,
  vatNumber: z.string(),
  registration: z.strictObject({ scheme: z.string(), number: z.string() }),
  address: z.strictObject({
    street: z.string(),
    building: z.string(),
    district: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  branch: z.string(),
  industry: z.string(),
});

const checkShape = z.strictObject({
  status: z.enum(['passed', 'failed']),
  messages: z.array(messageShape),
  at: z.string(),
});
export type CheckOutcome = z.infer<typeof checkShape>;

const unitRow = {
  id: sql.uuid,
  version: sql.int4,
  provider: sql.text,
  environment: sql.text,
  serial: sql.text,
  identity: sql.jsonb.of(identityShape),
  state: sql.text.oneOf(...taxUnitStates),
  secrets: sql.bytea,
  checks: sql.jsonb.of(z.record(z.string(), checkShape)),
  last_counter: sql.int8,
  last_hash: sql.text,
  /** True where this database is a restored copy: its chain may have gone on elsewhere. */
  is_copy: sql.bool.neverNull,
  certificate_ends_at: sql.timestamptz.orNull,
  held_until: sql.timestamptz.orNull,
  failures: sql.int4,
  problem: sql.jsonb.of(z.strictObject({ kind: z.string(), message: messageShape })).orNull,
  created_at: sql.timestamptz,
  activated_at: sql.timestamptz.orNull,
  closed_at: sql.timestamptz.orNull,
};
export type UnitRow = Row<typeof unitRow>;

const CLUSTER = sql.raw('(select system_identifier::text from pg_control_system())');
const columns = sql`id, version, provider, environment, serial, identity, state, secrets, checks, last_counter, last_hash,
  cluster is not null and cluster <> ${CLUSTER} as is_copy, certificate_ends_at, held_until, failures, problem, created_at,
  activated_at, closed_at`;

/** Every unit, the latest first. */
export async function listUnits(db: Database | Tx): Promise<UnitRow[]> {
  const { rows } = await sql.rows(unitRow)`select ${columns} from tax_units order by created_at desc, id`.execute(db);
  return rows;
}

export async function readUnit(db: Database | Tx, id: string): Promise<UnitRow | undefined> {
  const { rows } = await sql.rows(unitRow)`select ${columns} from tax_units where id = ${id}`.execute(db);
  return rows[0];
}

export async function lockUnit(tx: Tx, id: string): Promise<UnitRow | undefined> {
  const { rows } = await sql.rows(unitRow)`select ${columns} from tax_units where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Whether documents are stamped now, by an active unit. */
export async function hasActiveUnit(db: Database | Tx): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`select id from tax_units where state = 'active'`.execute(db);
  return rows.length > 0;
}

/** Locks the active unit until commit, which puts its documents in one chain; undefined where there is none. */
export async function lockActiveUnit(tx: Tx): Promise<UnitRow | undefined> {
  const { rows } = await sql.rows(unitRow)`
    select ${columns} from tax_units where state = 'active' for update
  `.execute(tx);
  return rows[0];
}

export interface NewUnit {
  id: string;
  provider: string;
  environment: string;
  serial: string;
  identity: z.infer<typeof identityShape>;
  secrets: Buffer;
  firstHash: string;
  at: Date;
}

export async function insertUnit(tx: Tx, unit: NewUnit): Promise<void> {
  await sql`
    insert into tax_units (id, provider, environment, serial, identity, state, secrets, last_hash, created_at)
    values (${unit.id}, ${unit.provider}, ${unit.environment}, ${unit.serial}, ${JSON.stringify(unit.identity)}, 'created',
      ${unit.secrets}, ${unit.firstHash}, ${unit.at})
  `.execute(tx);
}

/** Moves the end of the chain to a document. */
export async function advanceChain(tx: Tx, id: string, to: { counter: number; hash: string }): Promise<void> {
  await sql`update tax_units set last_counter = ${to.counter}, last_hash = ${to.hash} where id = ${id}`.execute(tx);
}

/** Saves what a step of registration gave. False where the unit was changed meanwhile. */
export async function updateUnit(
  tx: Tx,
  unit: Pick<UnitRow, 'id' | 'version'>,
  to: { state: 'enrolled' | 'active'; secrets: Buffer; endsAt: Date | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update tax_units set version = version + 1, state = ${to.state}, secrets = ${to.secrets},
      certificate_ends_at = ${to.endsAt}, activated_at = case when ${to.state} = 'active' then coalesce(activated_at, ${to.at}::timestamptz) end,
      cluster = case when ${to.state} = 'active' then coalesce(cluster, ${CLUSTER}) end,
      held_until = null, failures = 0, problem = null
    where id = ${unit.id} and version = ${unit.version} and state <> 'closed' returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function recordCheck(tx: Tx, id: string, check: string, outcome: CheckOutcome): Promise<void> {
  await sql`
    update tax_units set version = version + 1, checks = checks || ${JSON.stringify({ [check]: outcome })}::jsonb where id = ${id}
  `.execute(tx);
}

/** Ends a unit: it stamps no more. Documents that wait are still reported. */
export async function closeUnit(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update tax_units set version = version + 1, state = 'closed', closed_at = ${at} where id = ${id} and state <> 'closed'
  `.execute(tx);
}

/** Ends the active unit, if it is another than `id`. */
export async function closeOtherActive(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update tax_units set version = version + 1, state = 'closed', closed_at = ${at} where state = 'active' and id <> ${id}
  `.execute(tx);
}

/** Reporting of a unit works again. */
export async function releaseUnit(db: Database | Tx, id: string): Promise<void> {
  await sql`
    update tax_units set held_until = null, failures = 0, problem = null where id = ${id} and (failures > 0 or held_until is not null)
  `.execute(db);
}

/** Holds reporting of a unit until a moment, after one more failure. */
export async function holdUnit(
  db: Database,
  id: string,
  { until, problem }: { until: Date; problem: UnitRow['problem'] },
): Promise<void> {
  await sql`
    update tax_units set held_until = ${until}, failures = failures + 1, problem = ${JSON.stringify(problem)} where id = ${id}
  `.execute(db);
}
