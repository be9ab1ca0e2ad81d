import { expect, test } from 'vitest';
import { claimsShopName, promisesReward, shopNames } from './public-names.ts';

const shop = shopNames(['واحة', 'Waha', 'متجر واحة', 'Waha Store']);

test.each([
  ...['Waha', 'WAHA', 'Waha Support', 'إدارة واحة ✔', 'Waha Official ✓', 'Wаha', 'ꓪꓮꓧꓮ', 'Ⓦⓐⓗⓐ', '🅆🄰🄷🄰', '🅦🅐🅗🅐'],
  ...[
    'W\u200baha',
    'W\u202eaha',
    'wáhà',
    'vvaha',
    'waaha_help',
    'w4ha',
    'wa7a',
    'W A H A',
    'wa.ha',
    'WahaStore',
    'the_waha',
  ],
  ...[
    'adrnin',
    'Adm1n',
    'аdmin',
    'Αdmin',
    'administrator',
    'ad\u200dmin',
    'the.admin',
    'admin24',
    '24admin',
    'realadmin',
  ],
  ...['Support', 'supp0rt', '5UPPORT9', 'wahasupport', 'mysupport', 'Ali the moderator', 'm0derator', 'official_saad'],
  ...[
    'واحة',
    'الواحة',
    'واحه',
    'واحــة',
    'وَاحَة',
    'متجر واحة',
    'فريق واحة',
    'الإدارة',
    'اداره',
    'دعم',
    'الدعم الفني',
    'رسمي',
  ],
  ...['خدمة العملاء', 'خدمه_العملاء', 'مشرف', 'سارة ✅', 'Sara ™', 'Sara☑️', 'والدعم'],
])('%s speaks for the shop', (name) => expect(claimsShopName(name, shop)).toBe(true));

test.each([
  ...[
    'نورة',
    'Sara',
    'Ali',
    'أبو فهد',
    'Abdulwahab',
    'Wahab',
    'عبدالوهاب',
    'وحيد',
    'Amin',
    'أمين',
    'Badminton fan',
    'Mustafa',
  ],
  ...[
    'Modhi',
    'Stafford',
    'Samir',
    'دعاء',
    'راشد',
    'Мария',
    'Αλέξανδρος',
    'Zoë',
    'member_12',
    'Noor ✨',
    'Huda 🌸',
    '李雷',
    'فريدة',
  ],
  ...[
    'Hamad',
    'Sami',
    'Teamour',
    'Maha',
    'Mawaheb',
    'Naif',
    'وائل',
    'والد سعد',
    'Officer',
    'Helper',
    'Gift lover',
    'محل العطور',
  ],
])('%s is a name like any other', (name) => expect(claimsShopName(name, shop)).toBe(false));

test('the shop’s own name is that of its settings', () => {
  const other = shopNames(['نجد', 'Najd Market']);
  expect(
    ['Najd', 'نجد', 'Nаjd Market', 'najd_support', 'Najd Store'].filter((name) => claimsShopName(name, other)),
  ).toHaveLength(5);
  expect(claimsShopName('Maria', other)).toBe(false);
});

test.each([
  'VIP20',
  'WELCOME10',
  'FREE',
  'SALE50',
  'FR33',
  'S4LE',
  '50OFF',
  'SAVE20SARA',
  'VIPSARA20',
  'freeshipping',
  'GIFT',
])('the code %s promises something', (code) => expect(promisesReward(code)).toBe(true));

test.each(['SARA10', 'NORA', 'ZOE234', 'AB12CD34', 'KHALID', 'CAFE77'])('the code %s promises nothing', (code) =>
  expect(promisesReward(code)).toBe(false),
);
