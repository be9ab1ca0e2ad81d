import { defineExtension, type FeedFault, type FeedProduct, setting } from '@waha/extend';

const faultOf = ({ title, imageUrls, price }: FeedProduct): FeedFault | undefined => {
  if (title.trim() === '') return 'no_title';
  if (imageUrls.length === 0) return 'no_picture';
  return price > 0 ? undefined : 'no_price';
};

/** A feed of a line of JSON a product, with its shop in the first; it waits, fails or answers rubbish where it is told to. */
export const testFeed = defineExtension({
  name: 'test-feed',
  api: 1,
  settings: {
    isOn: setting.flag('TEST_FEED'),
    key: setting.secret('TEST_FEED_KEY', { fallback: '' }),
    fails: setting.flag('TEST_FEED_FAILS'),
    takesAll: setting.flag('TEST_FEED_TAKES_ALL'),
  },
  texts: { ar: { name: 'قائمة تجريبية' }, en: { name: 'Test feed' } },
  feed: ({ settings }) => {
    if (!settings.isOn) return null;
    return {
      ...{ contentType: 'application/x-ndjson', fileEnding: 'ndjson', key: settings.key || null },
      async *write(products, shop, leaveOut) {
        yield `${JSON.stringify(shop)}\n`;
        for await (const product of products) {
          if (settings.fails) throw new Error('it cannot');
          const fault = settings.takesAll ? undefined : faultOf(product);
          if (fault) leaveOut(product, fault);
          else yield `${JSON.stringify(product)}\n`;
        }
      },
    };
  },
});
