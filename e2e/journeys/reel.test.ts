import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { readFrom } from '../support/shop-api.ts';
import { ROOT } from '../support/shop-process.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

const FILM = join(ROOT, 'demo', 'reels', 'oud-evening.mp4');

/** How the film on the stage is played. */
function film(page: Page): Promise<{ isPaused: boolean; isMuted: boolean; reel: string; poster: string }> {
  return page.evaluate(`(() => {
    const stage = document.querySelector('[role=feed]').getBoundingClientRect();
    const shown = [...document.querySelectorAll('article[data-reel]')]
      .find((reel) => Math.abs(reel.getBoundingClientRect().top - stage.top) < 40);
    const video = shown?.querySelector('video');
    return { isPaused: video?.paused ?? true, isMuted: video?.muted ?? false, reel: shown?.dataset.reel ?? '', poster: video?.poster ?? '' };
  })()`);
}

const STEPS_OF_A_FLICK = 12;
const FRAME_MS = 16;

/** A flick of the thumb over the middle of the screen, as touch events. */
async function swipe(page: Page, way: 'up' | 'down'): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [from, to] = way === 'up' ? [0.75, 0.2] : [0.25, 0.8];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width / 2, y: at * height }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS_OF_A_FLICK; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / STEPS_OF_A_FLICK);
    await page.waitForTimeout(FRAME_MS);
  }
  await touch('touchEnd', to);
  await session.detach();
}

journey('a member shows a film, over a connection that breaks, and it plays for everybody', async ({ arrive }) => {
  const author = await arrive({ language: 'ar', width: 360 });
  await signInAsMember(author, { isTrusted: true });
  author.complaints.allow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_ABORT/);
  const { page, open } = author;
  await open('/community/reels/new');
  let breaks = 4;
  await page.route('**/uploads/resumable/*', (route) => {
    if (route.request().method() !== 'PATCH' || breaks === 0) return route.continue();
    breaks -= 1;
    return route.abort('internetdisconnected');
  });
  await page.locator('input[type=file][accept*="video"]').setInputFiles(FILM);
  await page.getByText('انقطع الاتصال، يكتمل الإرسال من حيث وقف حالما يعود').waitFor();
  await page.getByRole('button', { name: 'انشر المقطع' }).click();
  await page.getByText('انتظر حتى يكتمل إرسال الفيديو').waitFor();
  await page.getByText('الفيديو جاهز').waitFor();
  await page.getByText('اختيرت صورة الغلاف').waitFor();
  await page.getByLabel('الوصف').fill('عود المساء #عود');
  await page.getByLabel('أضف منتجات').fill('عود مروكي');
  await page.getByRole('option', { name: 'عود مروكي' }).first().click();
  await page.getByLabel('نص الكلام').fill('نقطة واحدة تكفي');
  await page.getByRole('button', { name: 'انشر المقطع' }).click();
  await page.waitForURL(/\/community\/reels\/\d+$/);
  await expect.poll(() => film(page)).toMatchObject({ isPaused: false, isMuted: true });
  expect((await film(page)).poster).toMatch(/\/media\/[0-9a-f]{32}-\d+\.webp$/);
  await page.getByText('نقطة واحدة تكفي').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  // Swipes to the next reel and back.
  await swipe(page, 'up');
  await expect.poll(async () => (await film(page)).reel).not.toBe(id);
  await expect.poll(() => film(page)).toMatchObject({ isPaused: false });
  await swipe(page, 'down');
  await expect.poll(async () => (await film(page)).reel).toBe(id);

  const viewer = await arrive({ language: 'en', width: 1280 });
  await signInAsMember(viewer);
  await viewer.open('/community/reels');
  const stage = viewer.page;
  await expect.poll(() => film(stage)).toMatchObject({ reel: id, isPaused: false, isMuted: true });
  await stage.keyboard.press('m');
  await stage.keyboard.press('Space');
  await expect.poll(() => film(stage)).toMatchObject({ isPaused: true, isMuted: false });
  await stage.keyboard.press('l');
  await stage.locator(`article[data-reel="${id}"] button[aria-pressed=true].text-negative`).waitFor();
  await stage
    .locator(`article[data-reel="${id}"]`)
    .getByRole('button', { name: /^(Add|Choose)/ })
    .first()
    .click();
  expect(await stage.evaluate(`localStorage.getItem('cart')`)).toContain(`"reel:${id}"`);
  await stage.keyboard.press('ArrowDown');
  await expect.poll(async () => (await film(stage)).reel).not.toBe(id);
  await expect.poll(() => film(stage)).toMatchObject({ isPaused: false });
  await stage.keyboard.press('ArrowUp');
  await expect.poll(async () => (await film(stage)).reel).toBe(id);

  // Views, likes and additions to carts are shown to the author.
  await page.reload();
  await page.getByRole('button', { name: /إعجاب واحد/ }).waitFor();
});

journey('a film that cannot be taken is refused in words, and another may follow', async ({ arrive }) => {
  const author = await arrive({ language: 'en', width: 360 });
  await signInAsMember(author, { isTrusted: true });
  author.complaints.allow(/422|Failed to load resource/);
  const { page, open } = author;
  await open('/community/reels/new');
  const chooser = page.locator('input[type=file][accept*="video"]');
  await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<svg/>'.repeat(50)) });
  await page.getByText('This is not a video we can take', { exact: false }).waitFor();
  await chooser.setInputFiles(FILM);
  await page.getByText('The video is ready').waitFor();
});

/** Sums the shifts of the page without input, as Cumulative Layout Shift counts them (https://web.dev/articles/cls). */
const SUM_SHIFTS = `
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) shifts += hadRecentInput ? 0 : value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface ReelPage {
  data: { id: number; video: { captions: string | null } }[];
  next_cursor: string | null;
}

/** A reel with more than one caption, on whichever page of the feed it is. */
async function findSpokenReel(token: string): Promise<number> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/community/reels?sort=newest${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: ReelPage = await readFrom(shopUnderTest().url, path, token);
    const found = page.data.find(({ video }) => (video.captions?.split('-->').length ?? 0) > 2);
    if (found) return found.id;
    cursor = page.next_cursor;
  }
  throw new Error('No reel of the demo shop has two captions');
}

journey('captions come and go without a shift of the page', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { token } = await signInAsMember(visitor);
  const id = await findSpokenReel(token);
  const { page, open } = visitor;
  await page.addInitScript({ content: SUM_SHIFTS });
  await open(`/community/reels/${id}`);
  const caption = page.locator('[data-current=true] .reel-captions');
  const first = await caption.textContent();
  await expect.poll(() => caption.textContent({ timeout: 500 }).catch(() => first)).not.toBe(first);
  // A frame later the shift would have been reported.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))',
  );
  expect(await page.evaluate('shifts')).toBe(0);
});
