import { type FlowStep, type FlowTrigger, flowStep, flowTrigger } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

const flowRow = {
  id: sql.int4,
  version: sql.int4,
  steps_version: sql.int4,
  name: sql.text,
  is_on: sql.bool,
  trigger: sql.jsonb.of(flowTrigger),
  ends_on_order: sql.bool,
  steps: sql.jsonb.of(z.array(flowStep)),
};
export type FlowRow = Row<typeof flowRow>;
type FlowDraft = Pick<FlowRow, 'name' | 'trigger' | 'ends_on_order' | 'steps'>;

const select = (condition: Sql<unknown>, end: Sql<unknown>) => sql.rows(flowRow)`
  select f.id, f.version, f.steps_version, f.name, f.is_on, f.trigger, v.ends_on_order, v.steps
  from marketing_flows f join marketing_flow_versions v on v.flow_id = f.id and v.version = f.steps_version
  where ${condition} ${end}
`;

export async function listFlows(db: Database): Promise<FlowRow[]> {
  return (await select(sql`true`, sql`order by f.name, f.id`).execute(db)).rows;
}

/** Flows that are on and begin by this. */
export async function listFlowsBy(db: Database | Tx, kind: FlowTrigger['kind']): Promise<FlowRow[]> {
  return (await select(sql`f.is_on and f.trigger ->> 'kind' = ${kind}`, sql`order by f.id`).execute(db)).rows;
}

export async function readFlow(where: Database | Tx, id: number): Promise<FlowRow | undefined> {
  return (await select(sql`f.id = ${id}`, sql``).execute(where)).rows[0];
}

/** The flow, locked until the transaction ends. */
export async function lockFlow(tx: Tx, id: number): Promise<FlowRow | undefined> {
  // Locked before it is read with its steps: a join that waits for the lock would look for the steps that it had before.
  await sql`select from marketing_flows where id = ${id} for update`.execute(tx);
  return readFlow(tx, id);
}

/** Inserts a flow unless there are too many; undefined then. A lock serialises the count. */
export async function insertFlow(tx: Tx, flow: FlowDraft, most: number): Promise<number | undefined> {
  await sql`lock table marketing_flows in share row exclusive mode`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into marketing_flows (name, trigger) select ${flow.name}, ${JSON.stringify(flow.trigger)}::jsonb
    where (select count(*) from marketing_flows) < ${most} returning id
  `.execute(tx);
  const id = rows[0]?.id;
  if (id !== undefined) await insertVersion(tx, { id, version: 1 }, flow);
  return id;
}

/** Changes a flow that is locked: its former steps stay for customers who are in it. */
export async function updateFlow(tx: Tx, { id, steps_version: former }: FlowRow, flow: FlowDraft): Promise<void> {
  await insertVersion(tx, { id, version: former + 1 }, flow);
  await sql`
    update marketing_flows set name = ${flow.name}, trigger = ${JSON.stringify(flow.trigger)}::jsonb,
      version = version + 1, steps_version = ${former + 1}, updated_at = now()
    where id = ${id}
  `.execute(tx);
}

async function insertVersion(tx: Tx, { id, version }: { id: number; version: number }, flow: FlowDraft): Promise<void> {
  const steps: readonly FlowStep[] = flow.steps;
  await sql`
    insert into marketing_flow_versions (flow_id, version, ends_on_order, steps)
    values (${id}, ${version}, ${flow.ends_on_order}, ${JSON.stringify(steps)}::jsonb)
  `.execute(tx);
}

export async function switchFlow(tx: Tx, id: number, isOn: boolean): Promise<void> {
  await sql`update marketing_flows set is_on = ${isOn}, version = version + 1, updated_at = now() where id = ${id}`.execute(
    tx,
  );
}

export async function deleteFlow(tx: Tx, id: number): Promise<void> {
  await sql`delete from marketing_flows where id = ${id}`.execute(tx);
}
