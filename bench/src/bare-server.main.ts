import { createServer } from 'node:http';

/** The baseline: a bare `node:http` server that sends the bytes and header lines it receives once. */
process.once('message', (message) => {
  // The message from start-process.ts, in this shape.
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
