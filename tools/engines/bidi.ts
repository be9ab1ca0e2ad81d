import { once } from 'node:events';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi); an error answer is thrown. */
export async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, error, message }: Answer = JSON.parse(String(data));
    const answer = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') answer?.reject(new Error(`${error}: ${message}`));
    else answer?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('The browser has gone'));
  });
  await once(socket, 'open');
  return {
    /** Resolves with the command's result, of the type in the specification. */
    send<Result>(method: string, params: object): Promise<Result> {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}
