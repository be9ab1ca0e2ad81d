import type { Bilingual } from '@waha/extend';

const seller = {
  ar: 'بيانات المنشأة في هذه الوحدة لا تطابق سجلك لدى الهيئة. صححها وسجّل وحدة جديدة، ثم أصدر إشعارًا يصحح هذا المستند.',
  en: 'The business details of this unit are not those that the authority has. Correct them and register a new unit, then issue a note that corrects this document.',
};
const buyer = {
  ar: 'بيانات المشتري ناقصة أو خاطئة. اطلب منه رقمه الضريبي وعنوانه الوطني كاملًا، ثم أصدر إشعارًا دائنًا وفاتورة جديدة.',
  en: "The buyer's details are incomplete or wrong. Ask for the VAT number and the whole national address, then issue a credit note and a new invoice.",
};
const amounts = {
  ar: 'مبالغ المستند لا يتفق بعضها مع بعض. لا تصححها بيدك: أرسل هذه الرسالة إلى من يدير خادمك.',
  en: 'The amounts of the document do not agree. Correct nothing by hand: send this message to who runs your server.',
};
const stamp = {
  ar: 'ختم المستند لا يصح. إن تكرر هذا فأوقف الوحدة وسجّل وحدة جديدة، وأرسل هذه الرسالة إلى من يدير خادمك.',
  en: 'The stamp of the document does not hold. If it happens again, register a new unit and send this message to who runs your server.',
};
const unit = {
  ar: 'الهيئة لا تعرف شهادة هذه الوحدة أو ألغتها. تحقق منها في بوابة فاتورة، ثم جدّد الشهادة أو سجّل وحدة جديدة.',
  en: 'The authority does not know the certificate of this unit, or has revoked it. Look at it in the Fatoora portal, then renew it or register a new unit.',
};
const chain = {
  ar: 'المستند لا يتبع الذي قبله في سلسلة الوحدة. يحدث هذا بعد استعادة نسخة احتياطية: سجّل وحدة جديدة.',
  en: 'The document does not follow the one before it in the chain of the unit. This happens after a backup was restored: register a new unit.',
};
const format = {
  ar: 'شكل المستند غير مقبول لدى الهيئة. أرسل هذه الرسالة إلى من يدير خادمك.',
  en: 'The authority does not accept the form of the document. Send this message to who runs your server.',
};
const note = {
  ar: 'الإشعار يجب أن يذكر فاتورته وسببه. أصدره من صفحة الطلب.',
  en: 'A note must name its invoice and its reason. Issue it from the page of the order.',
};
const code = {
  ar: 'الرمز خاطئ أو انتهت مدته، وهو صالح ساعة واحدة. أنشئ رمزًا جديدًا في بوابة فاتورة وأدخله.',
  en: 'The code is wrong or has expired; it is valid for an hour. Make a new one in the Fatoora portal and type it.',
};

const known = (codes: string, help: Bilingual) => codes.split(/\s+/).map((one) => [one, help] as const);

/** Help for the owner with the messages a shop can meet, by code: of the authority, of its rules, and our own. */
const knownHelp: ReadonlyMap<string, Bilingual> = new Map<string, Bilingual>([
  ...known('BR-06 BR-KSA-08 BR-KSA-09 BR-KSA-37 BR-KSA-39 BR-KSA-40 BR-KSA-66 BR-KSA-F-08', seller),
  ...known(
    'BR-KSA-10 BR-KSA-14 BR-KSA-25 BR-KSA-42 BR-KSA-44 BR-KSA-46 BR-KSA-49 BR-KSA-63 BR-KSA-67 BR-KSA-71',
    buyer,
  ),
  ...known('BR-KSA-81 BR-KSA-F-13', buyer),
  ...known(
    'BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-S-08 BR-S-09 BR-DEC-23',
    amounts,
  ),
  ...known('BR-KSA-51 BR-KSA-52 BR-KSA-53 BR-KSA-80 BR-KSA-EN16931-11 BR-KSA-F-04 document-amounts', amounts),
  ...known(
    'invalid-invoice-hash certificate-hashing signed-properties-hashing QRCODE_INVALID BR-KSA-27 BR-KSA-28',
    stamp,
  ),
  ...known('invoiceTimeStamp_QRCODE_INVALID CERTIFICATE_SIGNATURE_QRCODE_INVALID invalid-signature signature', stamp),
  ...known('certificate-permissions invalid-certificate invalid-signing-certificate certificate-issuer-name', unit),
  ...known('Invalid-CurrentCCSID unauthorised key-mismatch', unit),
  ...known('KSA-13 KSA-16 invalid-chain BR-KSA-33 BR-KSA-34 BR-KSA-61', chain),
  ...known('XSD_ZATCA_INVALID refused-request BR-KSA-05 BR-KSA-06 BR-KSA-EN16931-01 BR-KSA-EN16931-09', format),
  ...known('BR-KSA-17 BR-KSA-56', note),
  ...known('Invalid-OTP Missing-OTP Expired-OTP', code),
  [
    'BR-CUSTOM-VALIDATION-01',
    {
      ar: 'المشتري هو البائع نفسه: رقمهما الضريبي واحد. لا تصدر فاتورة لنفسك.',
      en: 'Buyer and seller have the same VAT number. Nobody may invoice themselves.',
    },
  ],
  [
    'BR-KSA-04',
    {
      ar: 'وقت المستند في المستقبل: ساعة خادمك متقدمة. اضبطها، ثم أصدر إشعارًا يصحح هذا المستند.',
      en: 'The time of the document lies ahead: the clock of your server is fast. Set it, then issue a note that corrects this document.',
    },
  ],
  [
    'BR-KSA-98',
    {
      ar: 'وصل المستند بعد 24 ساعة من إصداره. ابحث عما أوقف الإرسال: الشبكة أو شهادة الوحدة.',
      en: 'The document came more than 24 hours after it was issued. Look for what held it up: the network, or the certificate of the unit.',
    },
  ],
  [
    'BR-CL-KSA-14',
    {
      ar: 'رمز الاستجابة أطول من المسموح، لأن اسم المنشأة طويل. سجّل وحدة جديدة باسم أقصر.',
      en: 'The QR code is too long, because the name of the business is. Register a new unit with a shorter name.',
    },
  ],
  [
    'qr-too-long',
    {
      ar: 'اسم المنشأة أطول مما يسعه رمز الاستجابة. سجّل وحدة جديدة باسم أقصر.',
      en: 'The name of the business is longer than the QR code can hold. Register a new unit with a shorter name.',
    },
  ],
  [
    'certificate-expired',
    {
      ar: 'انتهت شهادة هذه الوحدة، فلا تختم مستندات حتى تجددها برمز من بوابة فاتورة.',
      en: 'The certificate of this unit has ended. It stamps no document until you renew it with a code of the Fatoora portal.',
    },
  ],
  [
    'Missing-ComplianceSteps',
    {
      ar: 'لم تنجح الفحوص الستة كلها بعد. أجرِها من جديد ثم فعّل الوحدة.',
      en: 'Not all six checks have passed yet. Run them again, then activate the unit.',
    },
  ],
  [
    'Invalid-CSR',
    {
      ar: 'رفضت الهيئة طلب الشهادة. راجع بيانات المنشأة حرفًا حرفًا كما في سجلها، ثم أنشئ وحدة جديدة.',
      en: 'The authority refused the request for a certificate. Compare the business details with its records letter by letter, then create a new unit.',
    },
  ],
  [
    'NOT_COMPLIANT',
    {
      ar: 'لم تصدر الهيئة الشهادة. راجع بيانات المنشأة والبيئة التي اخترتها، ثم أعد المحاولة برمز جديد.',
      en: 'The authority issued no certificate. Look at the business details and the environment, then try again with a new code.',
    },
  ],
  [
    'no-answer',
    {
      ar: 'الهيئة لا تجيب الآن. تُرسل المستندات نفسها من جديد تلقائيًا، فلا تفعل شيئًا.',
      en: 'The authority does not answer now. The same documents are sent again by themselves; there is nothing to do.',
    },
  ],
  [
    'busy',
    {
      ar: 'الهيئة مشغولة وطلبت الانتظار. يُعاد الإرسال تلقائيًا.',
      en: 'The authority is busy and asks to wait. Documents are sent again by themselves.',
    },
  ],
  [
    'too-large',
    {
      ar: 'المستند أكبر مما تقبله الهيئة. قسّم الطلبات الكبيرة، وأرسل هذه الرسالة إلى من يدير خادمك.',
      en: 'The document is larger than the authority takes. Split large orders, and send this message to who runs your server.',
    },
  ],
]);

/** Help with a message; a rule that is not listed is one that the shop's documents should never break. */
export const helpWith = (code: string): Bilingual | null =>
  knownHelp.get(code) ?? (/^BR-[A-Z0-9-]+$/.test(code) ? format : null);
