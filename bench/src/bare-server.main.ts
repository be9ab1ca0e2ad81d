import { createServer } from 'node:http';

/** The yardstick: `node:http` and nothing else, sending bytes and header lines it was given once. */
process.once('message', (message) => {
  // Sent by start-process.ts, which builds it so.
  const { headers, body } = message as { headers: string[]; body: string };
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  });
});
process.on('disconnect', () => process.exit(0));
