import { findProductIn, sendTo } from '../../e2e/support/shop-api.ts';
import type { Language } from '../../e2e/support/visitor.ts';
import type { Database } from '../../server/src/platform/database/index.ts';
import { PASSWORD } from '../../server/src/testing/factories/customer-factories.ts';
import { makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { deliverOrder } from '../../server/src/testing/factories/order-factories.ts';
import { makePoll, makePost } from '../../server/src/testing/factories/post-factories.ts';
import type { Customer } from './walk.ts';

/** Posts of a member that are read by the shop before they are shown; those of the walk are not. */
const FIRST_POSTS = 2;

/** A customer who can log in: a trusted member with a delivered order, and another member's post with a poll. */
export async function makeVisitor(db: Database, shopUrl: string, language: Language): Promise<Customer> {
  const member = await makeMember(db, { isPhoneVerified: true, language });
  for (let count = 0; count < FIRST_POSTS; count += 1) await makePost(db, { memberId: member.memberId });
  const other = await makeMember(db, { name: 'سارة' });
  const post = await makePost(db, { memberId: other.memberId, text: 'شاي أم قهوة؟' });
  await makePoll(db, { postId: post, options: ['شاي', 'قهوة'] });
  return { phone: member.phone, password: PASSWORD, order: await buyOne(db, shopUrl, member.token), post };
}

async function buyOne(db: Database, shopUrl: string, token: string): Promise<string> {
  const product = await findProductIn(shopUrl, 'match-football');
  const cart = {
    lines: [{ product_id: product.id, quantity: 1 }],
    shipping_method: 'standard',
    payment_method: 'cash_on_delivery',
  };
  const { total } = await sendTo<{ total: number }>(shopUrl, '/orders/quote', { ...cart, city_id: 1 }, token);
  const order = {
    ...cart,
    contact: { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' },
    address: { city_id: 1, street: 'شارع العليا' },
    expected_total: total,
  };
  const { id } = await sendTo<{ id: string }>(shopUrl, '/orders', order, token);
  await deliverOrder(db, id);
  return id;
}
