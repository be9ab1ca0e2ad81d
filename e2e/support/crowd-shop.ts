import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeContest, makeReward } from '../../server/src/testing/factories/community-factories.ts';
import { makeArticle } from '../../server/src/testing/factories/content-factories.ts';
import { makeCustomer } from '../../server/src/testing/factories/customer-factories.ts';
import { factories } from '../../server/src/testing/factories/factories.ts';
import { makeCampaign } from '../../server/src/testing/factories/lotto-factories.ts';
import { makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { makePost } from '../../server/src/testing/factories/post-factories.ts';
import { makeProductQuestion } from '../../server/src/testing/factories/question-factories.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';

/** More than one page of any list of the storefront, the community or the admin. */
const ROWS = 60;

/**
 * Fills the lists of a shop as many journeys before this one would: finds journeys that look for their own row on the
 * first page of a list.
 */
export async function crowdShop(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2 });
  const { db } = database;
  const make = factories(db);
  try {
    const categoryId = await make.category({ slug: 'crowd' });
    const { memberId, id: customerId } = await makeMember(db, { name: 'سارة' });
    for (let row = 0; row < ROWS; row += 1) {
      const product = await make.product({
        categoryId,
        nameAr: `حامل مباخر ${row}`,
        nameEn: `Incense stand ${row}`,
        brand: `Standhouse${row}`,
      });
      await makeProductQuestion(db, { productId: product.id, customerId });
      await makeContest(db, row % 2 === 0 ? 'open' : 'closed');
      await makeReward(db);
      await makeCampaign(db, { startsInDays: 1, isPublished: false });
      await makePost(db, { memberId });
      await makeArticle(db, { slug: `crowd-${row}` });
      await makeCustomer(db);
      await makeStaff(db, 'support');
    }
  } finally {
    await database.close();
  }
}
