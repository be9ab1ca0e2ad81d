import type { DemoPage } from '../../shop-types.ts';

export const privacy: DemoPage = {
  slug: 'privacy',
  title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  description: {
    ar: 'ما نجمعه من بياناتك ولماذا، ومن يطّلع عليه، وكم نحتفظ به، وحقوقك وفق نظام حماية البيانات الشخصية.',
    en: 'What we collect and why, who sees it, how long we keep it, and your rights under the Saudi data protection law.',
  },
  keywords: {
    ar: 'خصوصية، بيانات شخصية، نظام حماية البيانات الشخصية، حقوق',
    en: 'privacy, personal data, PDPL, rights',
  },
  body: {
    ar: `بياناتك أمانة عندنا. نجمع منها ما نحتاج إليه لخدمتك فقط، ونعاملها وفق نظام حماية البيانات الشخصية ونظام التجارة الإلكترونية في المملكة العربية السعودية. والمسؤول عنها هو المتجر المبيّن اسمه وسجله التجاري أسفل كل صفحة.

## ما نجمعه ولماذا

| البيانات | لماذا | الأساس |
| --- | --- | --- |
| الاسم والجوال والعنوان | لتوصيل الطلب والتواصل بشأنه | تنفيذ عقدك معنا |
| البريد الإلكتروني | لإرسال تأكيد الطلب، إن كتبته | تنفيذ عقدك معنا |
| الطلبات والفواتير | لما يلزمنا به نظام الضريبة | التزام نظامي |
| عنوان الشبكة وسجلات الخادم | لحماية المتجر من الإساءة | مصلحتنا المشروعة |

ولا نطلب بيانات حساسة، ولا نجمع شيئًا من موقعك أو جهات اتصالك، ولا نحفظ بيانات بطاقات الدفع.

## من يطّلع عليها

- موظفونا، كلٌّ بقدر عمله.
- شركة الشحن: اسمك وجوالك وعنوانك لتوصيل طلبك.
- من يستضيف المتجر نيابة عنا، ولا يستعملها لنفسه.
- الجهات الرسمية متى ألزمنا النظام.

**لا نبيع بياناتك ولا نؤجرها**، ولا نشاركها لأغراض الإعلان، وليس في متجرنا أدوات تتبع لغيرنا.

## كم نحتفظ بها

نحتفظ ببيانات الطلبات والفواتير المدة التي توجبها الأنظمة الضريبية والتجارية، ثم نتلفها أو نزيل ما يدل عليك. وتُحذف سجلات الخادم خلال تسعين يومًا.

وإن حذفت حسابك بقيت منه علامات لا تدل عليك: بصمات مشفّرة بمفتاح لرقم حسابك وجوالك وبريدك الموثّق، لا تُقرأ منها الأرقام. نعرف بها أن عرضًا لمرة واحدة لكل شخص قد استُعمل، ولا نستعملها لغير ذلك.

## حقوقك

1. أن تعلم ما نجمعه ولماذا.
2. أن تطّلع على بياناتك وتحصل على نسخة منها بصيغة واضحة.
3. أن تطلب تصحيحها أو إكمالها أو تحديثها.
4. أن تطلب إتلاف ما لم تعد إليه حاجة.
5. أن ترجع عن موافقتك متى شئت، كرسائل العروض.

راسلنا على البريد المذكور أسفل الصفحة، ونرد خلال ثلاثين يومًا بلا مقابل. فإن لم يرضك ردنا فلك أن تشتكي إلى [الهيئة السعودية للبيانات والذكاء الاصطناعي](https://sdaia.gov.sa).

## كيف نحميها

الاتصال بالمتجر مشفّر، والوصول إلى البيانات محدود ومسجّل. وإن وقع تسرب قد يضر بك أبلغناك وأبلغنا الجهة المختصة خلال المدة النظامية.

## من هم دون الثامنة عشرة

التسوق في متجرنا لمن أتم الثامنة عشرة، أو بإشراف ولي أمره.

## تغيير هذه السياسة

إذا غيّرناها تغيّر التاريخ أعلى الصفحة، ونبّهنا إلى المهم منها قبل أن يسري. وهذا نص متجر تجريبي: من يبني عليه متجره فليراجعه مع مستشاره القانوني.`,
    en: `Your data is entrusted to us. We collect only what we need to serve you, and treat it under the Personal Data Protection Law and the E-Commerce Law of Saudi Arabia. The controller is the shop whose name and commercial registration stand at the foot of every page.

## What we collect, and why

| Data | Why | Basis |
| --- | --- | --- |
| Name, mobile and address | To deliver the order and talk to you about it | Our contract with you |
| Email address | To confirm the order, if you gave one | Our contract with you |
| Orders and invoices | Because tax law demands it | Legal duty |
| Network address and server logs | To protect the shop from abuse | Our legitimate interest |

We ask for no sensitive data, take nothing from your location or contacts, and keep no payment card details.

## Who sees it

- Our staff, each as far as their work needs.
- The courier: your name, mobile and address, to deliver.
- Whoever hosts the shop on our behalf, and never for purposes of their own.
- Authorities, where the law obliges us.

**We do not sell or rent your data**, we do not share it for advertising, and nobody else's trackers run in this shop.

## How long we keep it

Orders and invoices are kept as long as tax and commercial law demand, then destroyed or stripped of what points to you. Server logs are deleted within ninety days.

When you delete your account, marks stay that do not say who you are: fingerprints, made with a secret key, of your account's number, your phones and your confirmed email address, from which these cannot be read. By them we know that an offer of one a person was used, and we use them for nothing else.

## Your rights

1. To be told what we collect and why.
2. To see your data, and to have a copy in a clear form.
3. To have it corrected, completed or brought up to date.
4. To have destroyed what is no longer needed.
5. To withdraw a consent at any time, such as to letters about offers.

Write to the email address at the foot of the page; we answer within thirty days, free of charge. If our answer does not satisfy you, you may complain to the [Saudi Data and AI Authority](https://sdaia.gov.sa).

## How we protect it

Connections to the shop are encrypted; access to data is limited and recorded. Should a breach be likely to harm you, we tell you and the authority within the time the law sets.

## Under eighteen

The shop is for those of eighteen and over, or with their guardian beside them.

## Changes

When this policy changes, so does the date at the top, and we point out what matters before it takes effect. This is a demo shop's text: whoever builds a shop on it should go through it with their own lawyer.`,
  },
};
