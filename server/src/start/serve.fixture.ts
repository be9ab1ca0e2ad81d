// A server process with an application of one slow answer, for the test that ends it.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log/index.ts';
import type { CreateApp } from './app-types.ts';
import { serve } from './serve.ts';
import { prepareShutdown } from './shutdown.ts';

const SLOW_MS = 600;

const createApp: CreateApp = async () => {
  let ready = false;
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await sleep(SLOW_MS);
    response.statusCode = request.url === '/ready' && !ready ? 503 : 200;
    response.end('whole');
  });
  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(`http://${host}:${port}`));
      }),
    setReady: (value) => {
      ready = value;
    },
    writeMetrics: async () => '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const TRUST_PROXY = process.argv[3] === 'proxied' ? '127.0.0.1' : undefined;
const config = readConfig({ PORT: process.argv[2], LOG_LEVEL: 'silent', TRUST_PROXY });
const log = createLog({ level: config.logLevel });
const shutdown = prepareShutdown(log);
const stuck = process.argv[3] === 'stuck';
shutdown.push({ name: 'first', limitMs: 300, run: () => (stuck ? new Promise(() => undefined) : Promise.resolve()) });
if (process.argv[3] === 'anew') process.on('SIGUSR2', () => shutdown.restart('a test'));
const url = 'postgres://nobody@127.0.0.1:1/none';
try {
  process.stdout.write(`${await serve(createApp, { config, log, url, shutdown })}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  shutdown.begin('start failed', 1);
}
