import type { PostDraft } from '@waha/contract';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import {
  type ClaimedUpload,
  claimUploads,
  dropUploads,
  dropVideos,
  hidePicture,
  showPicture,
} from '../../content/uploads/index.ts';
import { readProducts } from '../../goods/catalog/index.ts';
import { hasHeldWord, wordsToLookUp } from '../../goods/reviews/index.ts';
import { searchVectors } from '../../goods/search/index.ts';
import { findActiveByKeys, handleKey, listBlockers, type MemberRow } from '../members/index.ts';
import { takeBack } from '../points/index.ts';
import { attachFilm, changeFilm, type FilmDraft } from './film.ts';
import { attachPoll } from './polls/attach-poll.ts';
import { hasVotes } from './polls/polls.store.ts';
import type { PostKind } from './post-row.ts';
import { deletePostVideo } from './post-videos.store.ts';
import {
  changesAppearance,
  changesQuestion,
  FIRST_POSTS,
  holdReasonsOf,
  holdReasonsOfChange,
  mayEditPost,
  missing,
} from './posts.policy.ts';
import {
  countPublished,
  deleteImagesOf,
  holdPost,
  insertPost,
  lockOwnPost,
  readPost,
  removePost,
  replaceImages,
  replaceMentions,
  replaceProducts,
  updatePost,
} from './posts.store.ts';
import { mentionsIn, tagsIn } from './read-post-text.ts';
import { show } from './show-post.ts';

export { show };

export interface WritingDeps {
  db: Database;
  storage: FileStorage;
  now: () => number;
}

/** The author: a member in good standing, with the account that owns their uploads. */
export type Writer = MemberRow & { customer_id: string };

/** The content of a post; with a film it is a reel, and its one picture the poster. */
export type Draft = PostDraft & { film?: FilmDraft };

/**
 * Writes a post, visible immediately as the newest unless it is among its author's first or has a listed word. Refuses
 * unsold products (422 `posts.product_not_found`), pictures of other owners, and mentions of members that blocked the
 * author.
 */
export async function writePost(tx: Tx, deps: WritingDeps, writer: Writer, { film, ...draft }: Draft): Promise<number> {
  const mentioned = await readMentions(tx, writer, draft.text);
  await refuseUnknownProducts(deps.db, draft.product_ids ?? []);
  const heldFor = holdReasonsOf({
    isFirst: (await countPublished(tx, writer.id, FIRST_POSTS)) < FIRST_POSTS,
    hasListedWord: await hasHeldWord(tx, wordsToLookUp(wordsOf(draft, film))),
  });
  const kind = film ? 'reel' : 'post';
  const id = await insertPost(tx, { memberId: writer.id, kind, heldFor, ...textOf(draft) });
  await attach(tx, { id, writer, before: [] }, draft);
  await attachPoll(tx, id, draft.poll);
  if (film) await attachFilm(tx, { postId: id, owner: writer.customer_id }, film);
  await replaceMentions(tx, id, mentioned);
  if (heldFor.length > 0) await publish(tx, 'post.held', { postId: id });
  else await show(tx, deps, id, writer.id);
  return id;
}

/**
 * Changes a post within its day. A listed word holds it; so does any visible change of a reviewed post
 * (docs/decisions/0093). Refuses other words and pictures around a poll with votes (409 `posts.poll_fixed`).
 */
export async function changePost(
  deps: WritingDeps,
  writer: Writer,
  id: number,
  { film, ...draft }: Draft,
): Promise<void> {
  await refuseUnknownProducts(deps.db, draft.product_ids ?? []);
  await inTransaction(deps.db, async (tx) => {
    const kind = film ? 'reel' : 'post';
    const post = (await lockOwnPost(tx, id, writer.id, kind)) ?? refuse(missing[kind]);
    enforce(mayEditPost(post, deps.now()));
    const mentioned = await readMentions(tx, writer, draft.text);
    const shown = await readPost(tx, id, writer.id);
    const before = shown?.images ?? [];
    await updatePost(tx, id, textOf(draft));
    // An edit without a picture leaves the poster unchanged.
    const keeps = film && !draft.images?.length ? before.map(({ upload_id, alt }) => ({ id: upload_id, alt })) : [];
    const added = await attach(tx, { id, writer, before }, keeps.length > 0 ? { ...draft, images: keeps } : draft);
    await attachPoll(tx, id, draft.poll);
    if (film) await changeFilm(tx, { postId: id, owner: writer.customer_id, position: post.position }, film);
    const changed = await readPost(tx, id, writer.id);
    if (shown && changed && changesQuestion(shown, changed) && (await hasVotes(tx, id))) refuse('posts.poll_fixed');
    const heldFor = holdReasonsOfChange({
      wasLookedAt: post.was_looked_at,
      isOther: shown !== undefined && changesAppearance(shown, changed ?? shown),
      hasListedWord: await hasHeldWord(tx, wordsToLookUp(wordsOf(draft, film))),
    });
    const isHeld = heldFor.length > 0;
    // A post that waits for its film alone needs no review.
    const isWaitingForFilm = post.status === 'pending' && post.held_for.length === 0;
    if (isHeld && (post.status === 'published' || isWaitingForFilm)) {
      await holdPost(tx, id, heldFor);
      for (const { image } of before) await hidePicture(deps.storage, image);
      await publish(tx, 'post.held', { postId: id });
    }
    const fresh = await replaceMentions(tx, id, mentioned);
    if (isWaitingForFilm && !isHeld) await show(tx, deps, id, writer.id);
    if (post.status !== 'published' || isHeld) return;
    for (const { image } of added) await showPicture(deps.storage, image);
    await publish(tx, 'post.mentioned', { postId: id, memberIds: fresh });
  });
}

/** Deletes a post permanently, with its pictures and the points it earned. Order lines keep its id. */
export async function deletePost(
  deps: WritingDeps,
  memberId: number,
  { id, kind }: { id: number; kind: PostKind },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockOwnPost(tx, id, memberId, kind))) refuse(missing[kind]);
    await takeBack(tx, `post:${id}`, new Date(deps.now()), { mayOwe: true });
    await erasePost(tx, id, new Date(deps.now()));
  });
}

/** Effects of every deletion of a post: by its author, by staff or with the account. */
export async function erasePost(tx: Tx, id: number, at: Date): Promise<void> {
  await dropUploads(tx, await removePost(tx, id));
  await dropVideos(tx, await deletePostVideo(tx, id));
  await takeBack(tx, `post:${id}`, at);
  await publish(tx, 'post.removed', { postId: id });
}

/** All text of a post, including options, captions and descriptions of its pictures. */
function wordsOf({ text, images = [], poll }: PostDraft, film: FilmDraft | undefined): string {
  return [text, ...images.map(({ alt }) => alt), ...(poll?.options ?? []), film?.captions ?? ''].join('\n');
}

function textOf({ text }: PostDraft) {
  const { document } = searchVectors({ names: [], kinds: [], labels: [text], mentions: [] });
  return { body: text, tags: tagsIn(text), document };
}

async function refuseUnknownProducts(db: Database, ids: readonly number[]): Promise<void> {
  const known = new Set((await readProducts(db, ids)).map((product) => product.id));
  if (known.size !== ids.length) refuse('posts.product_not_found');
}

/** Members that a text mentions. Refuses 409 `posts.mention_blocked` when one of them blocked the writer. */
async function readMentions(tx: Tx, writer: Writer, text: string): Promise<number[]> {
  const members = await findActiveByKeys(tx, mentionsIn(text).map(handleKey));
  const others = members.filter((member) => member.id !== writer.id);
  const ids = others.map((member) => member.id);
  const [blocker] = await listBlockers(tx, ids, writer.id);
  if (blocker !== undefined) {
    refuse('posts.mention_blocked');
  }
  return ids;
}

/** Attaches the named pictures and products to a post, in their order; returns the newly attached pictures. */
async function attach(
  tx: Tx,
  {
    id,
    writer,
    before,
  }: { id: number; writer: Writer; before: readonly { upload_id: string; image: ClaimedUpload['image'] }[] },
  { images = [], product_ids: productIds = [] }: PostDraft,
): Promise<ClaimedUpload[]> {
  const had = new Map(before.map((image) => [image.upload_id, image.image]));
  const wanted = images.map((image) => image.id);
  if (new Set(wanted).size !== wanted.length) refuse('uploads.not_yours');
  const claim = { kind: 'post', id: String(id), owner: writer.customer_id };
  const added = await claimUploads(
    tx,
    wanted.filter((one) => !had.has(one)),
    claim,
  );
  const all = new Map([...had, ...added.map((one) => [one.id, one.image] as const)]);
  await replaceImages(
    tx,
    id,
    images.flatMap(({ id: uploadId, alt }) => {
      const image = all.get(uploadId);
      return image ? [{ upload_id: uploadId, image, alt }] : [];
    }),
  );
  await dropUploads(
    tx,
    [...had.keys()].filter((one) => !wanted.includes(one)),
  );
  await replaceProducts(tx, id, productIds);
  return added;
}

/** Deletes a leaving member's pictures; their texts stay. */
export async function erasePictures(tx: Tx, memberId: number): Promise<void> {
  await dropUploads(tx, await deleteImagesOf(tx, memberId));
}
