import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { sendTo } from './shop-api.ts';

/** A customer of the demo shop who is a member of its community. */
const MEMBER = { login: '0500000001', password: 'oasis-of-the-demo' };

/** A browser in which a member of the demo shop is signed in, for clients that connect to it at `port`. */
export async function openMemberBrowser(shopUrl: string, executablePath: string) {
  const { token, user } = await sendTo<{ token: string; user: unknown }>(shopUrl, '/auth/login', MEMBER);
  const profile = await mkdtemp(join(tmpdir(), 'waha-member-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage'],
  });
  const page = await context.newPage();
  await page.goto(shopUrl);
  await page.evaluate(
    ([first, second]) => {
      localStorage.setItem('token', first ?? '');
      localStorage.setItem('user', second ?? '');
    },
    [token, JSON.stringify(user)],
  );
  return {
    port,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
