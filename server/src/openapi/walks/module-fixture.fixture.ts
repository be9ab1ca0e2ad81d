import type { EndpointDefinition, EndpointKey, ErrorCode, StaffRole } from '@waha/contract';
import { forgetCardsOf, keepCard } from '../../modules/selling/saved-cards/index.ts';
import { inTransaction, sql } from '../../platform/database/index.ts';
import { createSeal } from '../../platform/seal/index.ts';
import { deliverOrder, lineIdsOf, type MadeCustomer, makePicture } from '../../testing/index.ts';
import type { Answered, Parts, World } from './contract-world.fixture.ts';

/** Sample calls of one endpoint: at least one that succeeds, some for missing entities, and its own refusals. */
export interface Sample {
  good: (() => Parts | Promise<Parts>)[];
  /** Calls about missing entities; each must give 404. */
  unknown?: Parts[];
  refused?: [ErrorCode, Parts][];
}

/** A call that names an entity of its caller, and the same call that names one without an owner. */
export interface OwnedCall {
  mine: Parts;
  nobodys: Parts;
}
export type Owner = MadeCustomer;
export type MakeOwned = (world: World, owner: Owner) => Promise<OwnedCall>;

/** An entity of a customer. For all callers except its owner and these staff roles it must appear not to exist. */
export interface OwnedRow {
  make: MakeOwned;
  staff: readonly StaffRole[];
  /**
   * True when owner and others are members of the community: the call refuses all non-members before it finds the
   * entity.
   */
  members?: true;
}

/**
 * `anybody`: names no entity with an owner; a guest gets the same as a customer. `published`: names a public entity.
 * `customers`: names a public entity that signed-in callers act on; a hidden one is not found. `members`: only for
 * members of the community, and visible to each of them. `own`: works on the caller's own data only.
 */
export type Row = 'anybody' | 'published' | 'customers' | 'members' | 'own' | OwnedRow;

type Staffed = { access: { staff: unknown } };
type Shared = { access: { customer: true } };
type GuardedKey<All> = {
  [Key in keyof All]: All[Key] extends Shared ? Key : All[Key] extends { access: 'public' } | Staffed ? never : Key;
}[keyof All];
type StaffKey<All> = { [Key in keyof All]: All[Key] extends Staffed ? Key : never }[keyof All];

/** Facts about a module's endpoints for the walks over the contract: `contract.fixture.ts` in its folder. */
export interface ModuleFixture<All> {
  /** Creates the data that the samples refer to. */
  fill?(db: World['db']): Promise<void>;
  samples(world: World): { [Key in keyof All]: Sample };
  /** Access to entities by owner. Endpoints whose answer is the same for all callers need no row. */
  rows: { [Key in GuardedKey<All>]: Row };
  /** Roles per call, stated once more than in the contract: a role given by mistake fails here. */
  staff: { [Key in StaffKey<All>]: readonly StaffRole[] };
}

export interface AnyModuleFixture {
  endpoints: Readonly<Record<string, EndpointDefinition>>;
  fill?(db: World['db']): Promise<void>;
  samples(world: World): Partial<Record<EndpointKey, Sample>>;
  rows: Partial<Record<EndpointKey, Row>>;
  staff: Partial<Record<EndpointKey, readonly StaffRole[]>>;
}

/** Declares a module's fixture. An endpoint without its sample or row does not compile. */
export function moduleFixture<const All extends Readonly<Record<string, EndpointDefinition>>>(
  endpoints: All,
  fixture: ModuleFixture<All>,
): AnyModuleFixture {
  // The keys are those of endpoints of the contract, which the walks look up one by one.
  return { endpoints, ...fixture } as unknown as AnyModuleFixture;
}

export const ALL_STAFF = ['owner', 'manager', 'support', 'moderator', 'fulfilment'] as const;
export const MODERATORS = ['owner', 'manager', 'moderator'] as const;
export const ORDERS_PEOPLE = ['owner', 'manager', 'support', 'fulfilment'] as const;
export const MANAGERS = ['owner', 'manager'] as const;
export const SUPPORT = ['owner', 'manager', 'support'] as const;

export const plain: Sample = { good: [() => ({})] };
export const NOBODYS_NUMBER = 999_999;
export const NOBODYS_UUID = '11111111-1111-4111-8111-111111111111';
export const NOBODYS_TOKEN = 'x'.repeat(43);
export const absentNumber = { params: { id: NOBODYS_NUMBER } };
export const absentUuid = { params: { id: NOBODYS_UUID } };
export const NEW_PASSWORD = 'تمر وقهوة في المساء';

/** Reads a value inside the `data` of an answer. */
export const dataOf = (answer: Pick<Answered, 'body'>, ...path: (string | number)[]): unknown =>
  ['data', ...path].reduce((value: unknown, name) => Reflect.get(Object(value), name), answer.body);

/** A call about the id of an entity with an owner, with a body where it takes one. */
export function about(
  make: (world: World, owner: Owner) => Promise<unknown>,
  nobodys: unknown,
  { body, staff = [], members }: { body?: unknown; staff?: readonly StaffRole[]; members?: true } = {},
): OwnedRow {
  const more = body === undefined ? {} : { body };
  return {
    staff,
    ...(members && { members }),
    make: async (world, owner) => ({
      mine: { params: { id: await make(world, owner) }, ...more },
      nobodys: { params: { id: nobodys }, ...more },
    }),
  };
}

export async function anOrder(world: World, { headers }: Pick<Owner, 'headers'>): Promise<string> {
  return String(dataOf(await world.send('POST /orders', { body: world.things.order, headers }), 'id'));
}

export async function aDeliveredOrder(world: World, owner: Pick<Owner, 'headers'>): Promise<string> {
  const id = await anOrder(world, owner);
  await deliverOrder(world.db, id);
  return id;
}

/** A guest's order, as the parts that name it in a call. */
export async function aGuestsOrder(world: World): Promise<Parts> {
  const { id, view_token } = await world.placeOrder();
  return { params: { id }, query: { view_token } };
}

export async function firstLineOf(world: World, orderId: string): Promise<number | undefined> {
  return (await lineIdsOf(world.db, orderId))[0];
}

/** Uploads a picture, by a guest unless `owner` is given; returns its id. */
export async function anUpload(world: World, owner?: Pick<Owner, 'headers'>): Promise<string> {
  const sent = await world.send('POST /uploads', {
    file: await makePicture(),
    ...(owner && { headers: owner.headers }),
  });
  return String(dataOf(sent, 'id'));
}

/** A company that buys. */
export const COMPANY = {
  name: 'شركة الأفق للتقنية',
  vat_number: '399999999900003',
  registration: { scheme: 'CRN', number: '1010010000' },
  address: { street: 'طريق الملك فهد', building: '8121', district: 'العليا', city: 'الرياض', postal_code: '12211' },
};

export const ADDRESS = {
  label: 'البيت',
  recipient_name: 'نورة العتيبي',
  phone: '0512345678',
  city_id: 1,
  district: 'العليا',
  street: 'شارع العليا',
  building_no: '1234',
  postal_code: '12345',
  short_address: 'RRRD2929',
};

/** An address saved by the caller (the customer of the world by default); returns its number. */
export async function aSavedAddress(world: World, owner?: Pick<Owner, 'headers'>): Promise<number> {
  const saved = await world.send('POST /user/addresses', { body: ADDRESS, ...(owner && { headers: owner.headers }) });
  return Number(dataOf(saved, 'address', 'id'));
}

/** A described card of a customer, their only one. */
export async function aSavedCard(world: World, { id: customerId }: Pick<Owner, 'id'>): Promise<string> {
  const { paymentId } = await world.startPayment();
  const seal = createSeal({ settingsKey: undefined, dataDir: world.dataDir });
  const at = new Date();
  return inTransaction(world.db, async (tx) => {
    await forgetCardsOf(tx, customerId, at);
    await keepCard(tx, seal, { customerId, provider: 'test-sandbox', paymentId, token: 'token_of_the_walk' }, at);
    const { rows } = await sql.rows({ id: sql.uuid })`
      update saved_cards set scheme = 'mada', last_four = '1119', month = 12, year = 2099
      where payment_id = ${paymentId} returning id
    `.execute(tx);
    return rows[0]?.id ?? '';
  });
}
