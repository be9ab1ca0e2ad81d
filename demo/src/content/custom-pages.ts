import type { DemoPage } from '../shop-types.ts';

/** Pages of the shop's own, at `/pages/{slug}`. */
export const demoCustomPages: readonly Omit<DemoPage, 'keywords'>[] = [
  {
    slug: 'gift-wrapping',
    title: { ar: 'تغليف الهدايا', en: 'Gift wrapping' },
    description: {
      ar: 'كيف نغلّف هديتك، وكيف تطلب التغليف وتكتب بطاقته عند إتمام الطلب.',
      en: 'How we wrap your present, and how to ask for it and write its card at the checkout.',
    },
    body: {
      ar: `هديتك تصل مغلفة وجاهزة للتقديم، ومعها بطاقة بكلماتك.

## كيف تطلبه

1. أضف ما اخترته إلى السلة.
2. في صفحة إتمام الطلب اختر **تغليف الطلب هدية**.
3. اكتب رسالة البطاقة، فنطبعها كما كتبتها.

## ما الذي يصل

- علبة بورق هادئ اللون وشريط.
- بطاقة برسالتك، ولا سعر داخل العلبة.

تغيّر رأيك بعد الشراء؟ [شروط الإرجاع](/returns) واحدة للهدايا ولغيرها.`,
      en: `Your present arrives wrapped and ready to give, with a card in your words.

## How to ask for it

1. Put what you chose in the cart.
2. At the checkout, choose **wrap the order as a gift**.
3. Write the message of the card; we print it as you wrote it.

## What arrives

- A box in quiet paper, with a ribbon.
- A card with your message, and no price inside the box.

Changed your mind after buying? [Returns](/en/returns) are the same for presents and for everything else.`,
    },
  },
];
