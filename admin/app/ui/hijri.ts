import type { Language } from '../text/texts.ts';

const months = {
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
};

const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'Asia/Riyadh',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/**
 * `12 جمادى الآخرة 1448 هـ`: the day in Riyadh by the Umm al-Qura calendar, with month names written here.
 */
export function hijriDate(timestamp: string, language: Language): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]));
  const month = months[language][Number(of.month) - 1] ?? '';
  return `${of.day} ${month} ${Number.parseInt(of.year ?? '', 10)} ${language === 'ar' ? 'هـ' : 'AH'}`;
}
