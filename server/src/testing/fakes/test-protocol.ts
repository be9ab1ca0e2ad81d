import { defineExtension, type ProtocolRequest, setting } from '@waha/extend';

const shown = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });

/** A protocol that repeats what it is asked, calls what it is told to, and fails in each way there is. */
export const testProtocol = defineExtension({
  name: 'test-protocol',
  api: 1,
  settings: { isOn: setting.flag('TEST_PROTOCOL') },
  texts: { ar: { name: 'بروتوكول تجريبي' }, en: { name: 'Test protocol' } },
  rootPaths: ['/.well-known/test-protocol', '/test-protocol.txt'],
  protocol: ({ settings }) => {
    if (!settings.isOn) return null;
    const echo = async ({ method, path, params, query, body, visitor }: ProtocolRequest) =>
      shown({ method, path, params, query, body: new TextDecoder().decode(body), visitor: visitor.length });
    return {
      routes: [
        { method: 'GET', path: '/echo/{word}', handle: echo },
        { method: 'POST', path: '/echo/{word}', handle: echo },
        {
          ...{ method: 'POST', path: '/call' },
          async handle({ body }, call) {
            const { key, input } = JSON.parse(new TextDecoder().decode(body));
            return shown(await call(key, input));
          },
        },
        {
          ...{ method: 'GET', path: '/proven/{word}' },
          handle: async ({ params, spendFor }) => shown(spendFor?.(params.word ?? '')),
        },
        { method: 'GET', path: '/throws', handle: () => Promise.reject(new Error('it cannot')) },
        {
          method: 'GET',
          path: '/splits',
          handle: async () => ({ ...shown(1), headers: { 'x-a': 'b\r\nset-cookie: c' } }),
        },
        {
          ...{ method: 'GET', path: '/.well-known/test-protocol', atRoot: true },
          handle: async () => ({ ...shown({ found: true }), headers: { 'cache-control': 'public, max-age=60' } }),
        },
        {
          ...{ method: 'GET', path: '/test-protocol.txt', atRoot: true },
          handle: async () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: 'text' }),
        },
      ],
    };
  },
});
