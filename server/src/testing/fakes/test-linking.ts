import { defineExtension, setting } from '@waha/extend';

/** A protocol to which customers may link agents, which makes the calls that it is told to for them. */
export const testLinking = defineExtension({
  name: 'test-linking',
  api: 1,
  settings: { isOn: setting.flag('TEST_LINKING') },
  texts: { ar: { name: 'ربط تجريبي' }, en: { name: 'Test linking' } },
  protocol: ({ settings }) =>
    settings.isOn
      ? {
          linking: {
            scopes: {
              'test.cart:manage': ['prices'],
              'test.checkout:manage': ['prices', 'contact', 'buy'],
              'test.order:read': ['orders'],
            },
            takesLocalClients: true,
          },
          routes: [
            {
              ...{ method: 'POST', path: '/call' },
              async handle({ body, linked = null }, call) {
                const { key, input } = JSON.parse(new TextDecoder().decode(body));
                const answer = key === undefined ? null : await call(key, { asLinked: true, ...input });
                return { status: 200, body: JSON.stringify({ linked, answer }) };
              },
            },
          ],
        }
      : null,
});
