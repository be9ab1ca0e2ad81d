import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { Looked } from './pages.ts';

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/**
 * Runs the Nu Html Checker on each page as sent by the server. Errors and warnings count; its hints (`info`) do not.
 */
export async function checkHtml(shopUrl: string, pages: readonly Looked[], jar: string): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-nu-'));
  try {
    const files = new Map<string, string>();
    for (const [at, { path }] of pages.entries()) {
      const file = join(folder, `${at}.html`);
      await writeFile(file, await (await fetch(shopUrl + path)).text());
      files.set(file, path);
    }
    const messages = await run(jar, [...files.keys()]);
    return messages
      .filter(({ type, subType }) => type === 'error' || type === 'non-document-error' || subType === 'warning')
      .map(({ url, message, extract = '' }) => ({
        tool: 'Nu',
        rule: message.replace(/“[^”]*”/g, '“…”'),
        where: files.get(url.replace(/^file:/, '')) ?? url,
        message,
        source: extract,
      }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the checker's messages. With `--exit-zero-always` findings do not make the command fail. */
async function run(jar: string, files: readonly string[]): Promise<Message[]> {
  const args = ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  execFile('java', args, { maxBuffer: 1e9 }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  // The type that its documentation describes for --format json.
  return (JSON.parse(await promise) as { messages: Message[] }).messages;
}
