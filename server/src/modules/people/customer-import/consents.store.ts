import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export interface ConsentProof {
  customerId: string;
  channel: string;
  row: number;
  header: string;
}

/** Keeps where consents come from. */
export async function insertProofs(
  tx: Tx,
  from: { importId: number; fileName: string; at: Date },
  proofs: readonly ConsentProof[],
): Promise<void> {
  if (proofs.length === 0) return;
  await sql`
    insert into customer_import_consents (customer_id, channel, import_id, file_name, row_number, header, imported_at)
    select p.customer_id, p.channel, ${from.importId}::int, ${from.fileName}, p.row_number, p.header, ${from.at}
    from unnest(${proofs.map(({ customerId }) => customerId)}::uuid[], ${proofs.map(({ channel }) => channel)}::text[],
      ${proofs.map(({ row }) => row)}::int[], ${proofs.map(({ header }) => header)}::text[])
      as p (customer_id, channel, row_number, header)
  `.execute(tx);
}

const proof = {
  channel: sql.text,
  file_name: sql.text,
  row_number: sql.int4,
  header: sql.text,
  imported_at: sql.timestamptz,
};

export async function listProofs(db: Database, customerId: string) {
  const { rows } = await sql.rows(proof)`
    select channel, file_name, row_number, header, imported_at from customer_import_consents
    where customer_id = ${customerId} order by channel
  `.execute(db);
  return rows;
}

export async function deleteProofs(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_import_consents where customer_id = ${customerId}`.execute(tx);
}
