import { expect, it } from 'vitest';
import { ApiError, createHttpApi, failureText } from './client.ts';

const api = (answer: () => Response) =>
  createHttpApi({ baseUrl: '', apiKey: 'key', language: () => 'ar', fetch: async () => answer() });

function cutOff(status: number): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,"da'));
      controller.error(new DOMException('The operation was aborted.', 'AbortError'));
    },
  });
  return new Response(body, { status });
}

it('gives what the server answered', async () => {
  const answer = () => Response.json({ success: true, data: [{ id: 1 }] });
  expect(await api(answer)('GET /categories')).toEqual([{ id: 1 }]);
});

it('never takes a reply that was cut off halfway for an empty one', async () => {
  await expect(api(() => cutOff(200))('GET /categories')).rejects.toThrow('The operation was aborted.');
});

it('knows a refusal by its status when its words cannot be read', async () => {
  const refused = api(() => cutOff(503))('GET /categories');
  await expect(refused).rejects.toThrow(ApiError);
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'network' });
});

it('says of a failed call what the shop said, or else the words given', async () => {
  const answers = [
    Response.json({ success: false, code: 'lotto.ended', message: 'انتهت الحملة' }, { status: 409 }),
    new Response('<html>Too large</html>', { status: 413 }),
  ];
  const said = answers.map((answer) =>
    api(() => answer)('GET /categories').catch((error: unknown) => failureText(error, 'أعد المحاولة')),
  );
  expect(await Promise.all(said)).toEqual(['انتهت الحملة', 'أعد المحاولة']);
  expect(failureText(new TypeError('Failed to fetch'), 'أعد المحاولة')).toBe('أعد المحاولة');
});
