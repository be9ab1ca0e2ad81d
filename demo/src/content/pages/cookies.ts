import type { DemoPage } from '../../shop-types.ts';

export const cookies: DemoPage = {
  slug: 'cookies',
  title: { ar: 'ملفات تعريف الارتباط', en: 'Cookies' },
  description: {
    ar: 'ملف ارتباط واحد للّغة، وما يحفظه متصفحك من أجلك كالسلة، ولا شيء للتتبع أو الإعلان.',
    en: 'One cookie, for the language; what your browser keeps for you, such as the cart; nothing to track or advertise.',
  },
  keywords: { ar: 'كوكيز، ملفات تعريف الارتباط، تخزين محلي، تتبع', en: 'cookies, local storage, tracking' },
  body: {
    ar: `لم نسألك عن ملفات تعريف الارتباط حين دخلت، لأن متجرنا لا يحتاج إلى هذا السؤال: لا نستعمل منها ما يتتبعك، ولا نسمح لغيرنا بوضعها هنا.

## ملف الارتباط الوحيد

| الاسم | لماذا | المدة |
| --- | --- | --- |
| \`locale\` | ليُفتح المتجر بلغتك من أول لحظة | سنة |

## ما يحفظه متصفحك من أجلك

تبقى هذه الأشياء في جهازك أنت، ولا تصل إلينا إلا حين تطلب ما يحتاج إليها:

| الاسم | ما فيه | متى يزول |
| --- | --- | --- |
| \`cart\` | ما في سلتك | حين تفرغها |
| \`coupon\` | كود الخصم الذي أدخلته | حين تحذفه |
| \`placed-orders\` | مفتاح قراءة طلباتك من هذا الجهاز | حين تمسح بيانات الموقع |
| \`checkout\` | ما كتبته في صفحة الطلب | حين تغلق المتصفح |
| \`contact\` | ما كتبته في نموذج التواصل | حين ترسله أو تغلق المتصفح |
| \`liked-articles\` و\`visitor\` | المقالات التي أعجبتك، ورقم عشوائي حتى لا يُحسب إعجابك مرتين | حين تمسح بيانات الموقع |
| \`recent-searches\` | آخر ما بحثت عنه | حين تضغط «مسح السجل» |
| \`contrast\` | اختيارك للتباين العالي | حين تعيده |
| \`token\` و\`user\` | دخولك إلى حسابك | حين تسجل الخروج |

## ما لا نفعله

- لا إعلانات ولا بكسلات تتبع.
- لا خدمات تحليل لجهة أخرى. ما نعرفه عن زيارات المتجر أعداد لا تدل على أحد.
- لا خطوط ولا صور ولا نصوص برمجية من خوادم غيرنا.

## كيف تمسحها

من إعدادات متصفحك اختر مسح بيانات الموقع، أو افتح المتجر في نافذة خاصة. ستفرغ سلتك وتعود اللغة إلى العربية، ويبقى كل ما عدا ذلك كما هو. وإن كنت على جهاز ليس لك فامسحها بعد أن تطلب.

وتفصيل ما نجمعه من بيانات في [سياسة الخصوصية](/privacy).`,
    en: `We did not ask you about cookies when you came in, because this shop has no need to: it uses none that track you, and lets nobody else put theirs here.

## The one cookie

| Name | What for | How long |
| --- | --- | --- |
| \`locale\` | To open the shop in your language from the first moment | A year |

## What your browser keeps for you

These stay on your own device and reach us only when you ask for something that needs them:

| Name | What it holds | Until |
| --- | --- | --- |
| \`cart\` | What is in your cart | You empty it |
| \`coupon\` | The coupon you entered | You remove it |
| \`placed-orders\` | The key to your orders from this device | You clear site data |
| \`checkout\` | What you typed at checkout | You close the browser |
| \`contact\` | What you typed into the contact form | You send it or close the browser |
| \`liked-articles\` and \`visitor\` | Articles you liked, and a random number so that a like counts once | You clear site data |
| \`recent-searches\` | What you last searched for | You clear the history |
| \`contrast\` | Whether you chose high contrast | You switch it back |
| \`token\` and \`user\` | That you are signed in | You sign out |

## What we do not do

- No advertising and no tracking pixels.
- No analytics of another company. What we know of visits is counts that point to nobody.
- No fonts, pictures or scripts from anybody else's servers.

## Clearing it

Choose to clear site data in your browser's settings, or open the shop in a private window. Your cart will be empty and the language Arabic again; all else stays. On a device that is not yours, clear it after ordering.

What data we collect is said in full in our [privacy policy](/en/privacy).`,
  },
};
