import { defineExtension } from '@waha/extend';

/** The text messages of tests: taken and forgotten, their texts approved. What a subscriber sends is collected by `backgroundDeps`. */
export const testMessages = defineExtension({
  name: 'test-messages',
  api: 1,
  settings: {},
  texts: { ar: {}, en: {} },
  message: () => ({
    channel: 'sms',
    send: async () => ({ reference: null }),
    templates: async (wanted) =>
      wanted.map(({ template, language }) => ({ template, language, state: 'approved' as const })),
    submitTemplate: async () => undefined,
  }),
});
