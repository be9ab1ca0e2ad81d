import pg from 'pg';
import { writeCursor } from '../../server/src/modules/community/posts/feed-cursor.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../../server/src/platform/database/index.ts';
import { cloneDatabase } from '../../server/src/testing/database/clone-database.ts';
import { type MadeMember, makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { recordCall, replay } from './bench-reads.ts';
import { fillPosts } from './fill-posts.ts';
import { drive, median, percentile } from './load.ts';
import { latencyRow, type Row, row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';

const FEW = 1_000;
const MANY = Number(process.env.BENCH_POSTS ?? 1_000_000);
const MEMBERS = 32;
const PAGE = 15;
const ROUNDS = 5;

/** A shop's community with a given number of posts, written by 32 signed-in members. */
interface Community {
  url: string;
  members: MadeMember[];
  newest: number;
}

/** Feeds of a million posts against those of a thousand and against their SQL, and likes of one post against likes of many. */
export async function benchCommunity(adminUrl: string, shopUrl: string, folder: string): Promise<Row[]> {
  const few = await communityOf(adminUrl, shopUrl, FEW);
  const many = await communityOf(adminUrl, shopUrl, MANY);
  const pages = [
    ['first page', () => '/community/posts'],
    // The hundredth page, or the last one where there are fewer.
    ['hundredth page', (at: Community) => `/community/posts?cursor=${writeCursor(depthOf(at))}`],
  ] as const;
  const rows: Row[] = [];
  for (const [name, path] of pages) {
    const times = await timeFeeds([few, many], folder, path);
    const [small = 0, large = 0] = times;
    rows.push(latencyRow(`feed's ${name} at ${MANY}, p99`, large, `at ${FEW}`, small, 2));
  }
  rows.push(await feedAgainstSql(many, folder));
  rows.push(await likesTogether(few, folder));
  return rows;
}

const depthOf = ({ newest }: Community) => Math.max(PAGE + 1, newest - 99 * PAGE);

async function communityOf(adminUrl: string, shopUrl: string, count: number): Promise<Community> {
  const clone = await cloneDatabase(adminUrl, new URL(shopUrl).pathname.slice(1));
  const database = openDatabase({ url: clone.url, poolSize: 4, timeouts: BACKGROUND_TIMEOUTS });
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => makeMember(database.db)));
  await fillPosts(database.db, members, count);
  await database.close();
  return { url: clone.url, members, newest: count };
}

function headersOf({ headers }: MadeMember): Record<string, string> {
  return { ...headers, 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'accept-encoding': 'br' };
}

/** The p99 of a page of each community's feed in milliseconds, one call after another; communities alternate. */
async function timeFeeds(
  communities: readonly Community[],
  folder: string,
  path: (of: Community) => string,
): Promise<number[]> {
  const rounds: number[][] = communities.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, community] of communities.entries()) {
      const shop = await startShop(community.url, folder, { cached: true, pages: false });
      const call = (turn: number) =>
        get(`${shop.address}/api/store${path(community)}`, headersOf(memberAt(community, turn)));
      await drive(call, 1, 100);
      const { durations } = await drive(call, 1, 400);
      await shop.stop();
      rounds[index]?.push(percentile(durations, 0.99));
    }
  }
  return rounds.map(median);
}

/** First pages per second against the rate of the statements they send. */
async function feedAgainstSql(community: Community, folder: string): Promise<Row> {
  const headers = headersOf(memberAt(community, 0));
  const statements = await recordCall(community.url, folder, '/community/posts', headers);
  const shop = await startShop(community.url, folder, { cached: true, pages: false });
  const pool = new pg.Pool({ connectionString: community.url, max: 8 });
  pool.on('error', () => undefined);
  const viaShop = () => get(`${shop.address}/api/store/community/posts`, headers);
  const viaPg = () => replay(pool, statements);
  await drive(viaShop, 8, 200);
  await drive(viaPg, 8, 200);
  const rates = { shop: [] as number[], pg: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    rates.pg.push((await drive(viaPg, 8, 600)).perSecond);
    rates.shop.push((await drive(viaShop, 8, 600)).perSecond);
  }
  await pool.end();
  await shop.stop();
  return row(`feed's first page at ${MANY}`, median(rates.shop), 'same SQL through pg', median(rates.pg), 0.5);
}

/** Likes of one post by 32 concurrent members against likes of 32 posts; each member likes and unlikes alternately. */
async function likesTogether(community: Community, folder: string): Promise<Row> {
  const shop = await startShop(community.url, folder, { cached: true, pages: false });
  const like = async (turn: number, postId: number) => {
    const response = await fetch(`${shop.address}/api/store/community/posts/${postId}/like`, {
      method: 'POST',
      headers: { ...headersOf(memberAt(community, turn)), 'content-type': 'application/json' },
      body: JSON.stringify({ like: Math.floor(turn / MEMBERS) % 2 === 0 }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a like answered ${response.status}`);
  };
  const one = (turn: number) => like(turn, 1);
  const different = (turn: number) => like(turn, 2 + (turn % MEMBERS));
  const rates = { one: [] as number[], different: [] as number[] };
  await drive(different, MEMBERS, MEMBERS * 4);
  for (let round = 0; round < 3; round += 1) {
    rates.different.push((await drive(different, MEMBERS, MEMBERS * 40)).perSecond);
    rates.one.push((await drive(one, MEMBERS, MEMBERS * 40)).perSecond);
  }
  await shop.stop();
  return row('likes of one post by 32 members', median(rates.one), 'of 32 posts', median(rates.different), 0.5);
}

function memberAt({ members }: Community, turn: number): MadeMember {
  const member = members[turn % members.length];
  if (!member) throw new Error('there are members');
  return member;
}

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
