import type { NewFlow } from '@waha/contract/types';

const message = (subject: { ar: string; en: string }, body: { ar: string; en: string }, percent?: number) =>
  ({
    kind: 'message',
    message: { channel: 'email', subject, body, coupon: percent === undefined ? null : { percent, days: 14 } },
  }) as const;

/** Flows to start from; their words are the shop's to change. */
export const readyFlows = {
  review: {
    trigger: { kind: 'order_delivered', is_first: false },
    ends_on_order: false,
    steps: [
      { kind: 'wait', hours: 72 },
      { kind: 'condition', condition: { kind: 'review', has: false } },
      message(
        { ar: 'ما رأيك في طلبك يا {name}؟', en: 'How do you like your order, {name}?' },
        {
          ar: 'أهلًا {name}،\n\nنتمنى أن طلبك أعجبك. [اكتب تقييمك](/account/reviews) في دقيقة، فهو يساعد غيرك على الاختيار.',
          en: 'Hello {name},\n\nwe hope you like your order. [Write a review](/account/reviews) in a minute: it helps others to choose.',
        },
      ),
    ],
  },
  birthday: {
    trigger: { kind: 'birthday' },
    ends_on_order: false,
    steps: [
      message(
        { ar: 'كل عام وأنت بخير يا {name}', en: 'Happy birthday, {name}' },
        {
          ar: 'أهلًا {name}،\n\nيوم سعيد من {shop}، ومعه كود خصم لك وحدك.',
          en: 'Hello {name},\n\nhappy birthday from {shop}, with a discount code of your own.',
        },
        10,
      ),
    ],
  },
  back: {
    trigger: { kind: 'win_back', days: 90 },
    ends_on_order: true,
    steps: [
      message(
        { ar: 'اشتقنا إليك يا {name}', en: 'We miss you, {name}' },
        {
          ar: 'أهلًا {name}،\n\nوصل إلى {shop} جديد كثير منذ طلبك الأخير. [شاهد الجديد](/products)',
          en: 'Hello {name},\n\nmuch has arrived at {shop} since your last order. [See what is new](/products)',
        },
      ),
      { kind: 'wait', hours: 168 },
      message(
        { ar: 'كود خصم لك', en: 'A discount code for you' },
        {
          ar: 'أهلًا {name}،\n\nإن أردت العودة، فهذا كود خصم لك وحدك.',
          en: 'Hello {name},\n\nif you would like to come back, here is a discount code of your own.',
        },
        10,
      ),
    ],
  },
} as const satisfies Record<string, Omit<NewFlow, 'name'>>;

export type ReadyFlow = keyof typeof readyFlows;
// The keys of the list above.
export const readyFlowKeys = Object.keys(readyFlows) as ReadyFlow[];
export const isReadyFlow = (key: string | null): key is ReadyFlow => key !== null && Object.hasOwn(readyFlows, key);
