import { randomUUID } from 'node:crypto';
import { issueInvoice } from '../../modules/selling/invoices/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';
import { createSeal } from '../../platform/seal/index.ts';
import { taxIdentity } from '../fakes/test-tax.ts';
import { unstamped } from '../unstamped.ts';

const { vat_number: vatNumber, address, ...rest } = taxIdentity;
const { postal_code: postalCode, ...place } = address;
const identity = { ...rest, vatNumber, address: { ...place, postalCode, country: 'SA' } };

interface UnitSpec {
  state: 'created' | 'enrolled' | 'active';
  /** The key of the shop, or the folder that holds it. */
  settingsKey?: string;
  dataDir: string;
}

/** Makes a unit of the test authority that has passed its checks; an active one ends the one before. Returns its id. */
export async function makeTaxUnit(db: Database, { state, settingsKey, dataDir }: UnitSpec): Promise<string> {
  const id = randomUUID();
  const secrets = await createSeal({ settingsKey, dataDir }).seal(`key of ${id}`, `tax-unit:${id}`);
  const passed = { status: 'passed', messages: [], at: new Date().toISOString() };
  await inTransaction(db, async (tx) => {
    if (state === 'active')
      await sql`update tax_units set state = 'closed', closed_at = now() where state = 'active'`.execute(tx);
    await sql`
      insert into tax_units (id, provider, environment, serial, identity, state, secrets, checks, cluster, last_hash, created_at, activated_at)
      values (${id}, 'test-tax', 'practice', ${id}, ${JSON.stringify(identity)}, ${state}, ${secrets},
        ${JSON.stringify({ invoice: passed, note: passed })},
        (select system_identifier::text from pg_control_system() where ${state} = 'active'), 'first', now(),
        case when ${state} = 'active' then now() end)
    `.execute(tx);
  });
  return id;
}

/** Issues the invoice of an order with a document that the authority rejected. Returns the id of the document. */
export async function makeRejected(db: Database, orderId: string): Promise<string> {
  const invoice = await issueInvoice(unstamped(db), orderId, new Date());
  if (!invoice) throw new Error('no invoice was issued');
  const [id, unitId] = [randomUUID(), randomUUID()];
  await inTransaction(db, async (tx) => {
    await sql`
      insert into tax_units (id, provider, environment, serial, identity, state, secrets, last_counter, last_hash, created_at, closed_at)
      values (${unitId}, 'test-tax', 'practice', ${unitId}, ${JSON.stringify(identity)}, 'closed', '', 1, ${id}, now(), now())
    `.execute(tx);
    await sql`
      insert into tax_documents (id, invoice_id, number, order_id, order_number, unit_id, counter, mode, previous_hash, hash, xml, qr, state, messages, created_at, answered_at)
      select ${id}, ${invoice.id}, ${invoice.number}, id, number, ${unitId}, 1, 'report', 'first', ${id}, '<Invoice/>', 'AQ==', 'rejected',
        ${JSON.stringify([{ code: 'BR-KSA-37', text: 'The building number has four digits', help: null }])}, now(), now()
      from orders where id = ${orderId}
    `.execute(tx);
  });
  return id;
}
