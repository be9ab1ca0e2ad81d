/* A validator of feeds: the rules that the services publish, written apart from the writer. */

export type Item = ReadonlyMap<string, readonly string[]>;

const PRICE = /^(?:0\.(?:0[1-9]|[1-9]\d)|[1-9]\d*\.\d\d) SAR$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}$/;
const WEB = /^https?:\/\/[\x21-\x7e]{1,1990}$/;

interface Rule {
  isNeeded?: true;
  most?: number;
  form?: RegExp;
  words?: readonly string[];
  /** Most values of one item. */
  times?: number;
}

const spoken = ['in stock', 'out of stock', 'preorder', 'available for order', 'discontinued'];
const google = ['in_stock', 'out_of_stock', 'preorder', 'backorder'];

const shared: Readonly<Record<string, Rule>> = {
  title: { isNeeded: true, most: 150 },
  description: { isNeeded: true, most: 5_000, form: /^[^<]*(?:<(?![a-z/])[^<]*)*$/i },
  link: { isNeeded: true, form: WEB },
  image_link: { isNeeded: true, form: WEB },
  additional_image_link: { form: WEB, times: 10 },
  price: { isNeeded: true, form: PRICE },
  sale_price: { form: PRICE },
  condition: { isNeeded: true, words: ['new', 'refurbished', 'used'] },
  gtin: { form: /^(?:\d{8}|\d{12,14})$/ },
  item_group_id: { most: 50 },
  google_product_category: { most: 750 },
  product_type: { most: 750 },
  color: { most: 100 },
  size: { most: 100 },
};

const id: Rule = { isNeeded: true, most: 50, form: /^[\w-]+$/ };

export const rules: Readonly<Record<'google' | 'meta' | 'tiktok' | 'snapchat', Readonly<Record<string, Rule>>>> = {
  google: {
    ...shared,
    id,
    availability: { isNeeded: true, words: google },
    availability_date: { form: MOMENT },
    brand: { most: 70 },
    identifier_exists: { words: ['yes', 'no'] },
    shipping_weight: { form: /^\d+ g$/ },
    shipping: {},
  },
  meta: { ...shared, id, availability: { isNeeded: true, words: spoken }, brand: { isNeeded: true, most: 100 } },
  tiktok: {
    ...shared,
    sku_id: id,
    availability: { isNeeded: true, words: spoken },
    brand: { isNeeded: true, most: 70 },
  },
  snapchat: { ...shared, id, availability: { isNeeded: true, words: spoken }, brand: { isNeeded: true, most: 70 } },
};

const RANGE = 'sale_price_effective_date';
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text may hold them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Faults of an item, each in a sentence. */
export function faultsOf(item: Item, service: keyof typeof rules): string[] {
  const known = rules[service];
  const faults = Object.entries(known).flatMap(([name, rule]) => faultsOfField(name, rule, item.get(name) ?? []));
  const unknown = [...item.keys()].filter((name) => !(name in known) && name !== RANGE);
  const one = (name: string) => item.get(name)?.[0];
  const halalas = (price = '') => Math.round(Number.parseFloat(price) * 100);
  const range = one(RANGE);
  const [from = '', to = ''] = range?.split('/') ?? [];
  const isPromised = /preorder|backorder/.test(one('availability') ?? '');
  return [
    ...faults,
    ...unknown.map((name) => `${name} is no field of ${service}`),
    ...(one('sale_price') && halalas(one('sale_price')) >= halalas(one('price')) ? ['the sale price is no lower'] : []),
    ...(range && !(MOMENT.test(from) && MOMENT.test(to) && from < to) ? [`${range} is no range`] : []),
    ...(range && !one('sale_price') ? ['a range without a sale price'] : []),
    ...(service === 'google' && isPromised && !one('availability_date') ? ['no date of what is ordered before'] : []),
    ...(service === 'google' && !one('gtin') && one('identifier_exists') !== 'no'
      ? ['neither gtin nor its absence']
      : []),
    ...(one('gtin') && !hasRightDigit(one('gtin') ?? '') ? [`${one('gtin')} has a wrong check digit`] : []),
  ];
}

function faultsOfField(
  name: string,
  { isNeeded, most, form, words, times = 1 }: Rule,
  values: readonly string[],
): string[] {
  if (values.length > times) return [`${name} stands ${values.length} times`];
  const given = values.filter((value) => value !== '');
  if (given.length === 0) return isNeeded ? [`${name} is missing`] : [];
  return given.flatMap((value) => [
    ...(most !== undefined && value.length > most ? [`${name} is too long`] : []),
    ...(form && !form.test(value) ? [`${name} is ${value}`] : []),
    ...(words && !words.includes(value) ? [`${name} is no ${value}`] : []),
    ...(CONTROL.test(value) ? [`${name} has a control character`] : []),
    ...(value !== value.trim() ? [`${name} begins or ends with a space`] : []),
  ]);
}

function hasRightDigit(gtin: string): boolean {
  const digits = [...gtin.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(escaped: string): string {
  if (/[<>]/.test(escaped)) throw new Error(`markup inside a text: ${escaped}`);
  return escaped.replace(/&([^;]*)(;?)/g, (whole, name, end) => {
    const text = entities[name];
    if (end !== ';' || text === undefined) throw new Error(`${whole} is no entity`);
    return text;
  });
}

/** Reads RSS strictly: anything that is not exactly an item of fields throws. */
export function parseRss(xml: string): Item[] {
  const whole =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">\n<channel><title>([^<]*)<\/title><link>([^<]*)<\/link>\n<description>([^<]*)<\/description><language>(?:ar|en)<\/language>\n([\s\S]*)<\/channel>\n<\/rss>\n$/.exec(
      xml,
    );
  if (!whole) throw new Error('no feed');
  for (const text of whole.slice(1, 4)) textOf(text ?? '');
  const body = whole[4] ?? '';
  const items = [...body.matchAll(/<item>\n([\s\S]*?)\n<\/item>\n/g)];
  if (items.map(([all]) => all).join('') !== body) throw new Error('something stands between items');
  return items.map(([, inside = '']) => fieldsIn(inside));
}

function fieldsIn(inside: string): Item {
  const fields = [...inside.matchAll(/<g:(\w+)>([\s\S]*?)<\/g:\1>(?:\n|$)/g)];
  if (fields.map(([all]) => all).join('') !== inside) throw new Error(`no fields: ${inside}`);
  const item = new Map<string, string[]>();
  for (const [, name = '', value = ''] of fields) {
    const text = name === 'shipping' ? value.replace(/<\/?g:\w+>/g, ' ').trim() : textOf(value);
    item.set(name, [...(item.get(name) ?? []), text]);
  }
  return item;
}

/** Reads CSV by RFC 4180. */
export function parseCsv(csv: string): Item[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, text = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    // A space before a formula, which readers trim.
    row.push(text.replaceAll('""', '"').replace(/^ (?=[=+\-@])/, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...others] = rows;
  return others.map((cells) => {
    if (cells.length !== head.length) throw new Error('a row has another length');
    return new Map(head.flatMap((name, at) => (cells[at] ? [[name, listOf(name, cells[at])]] : [])));
  });
}

const listOf = (name: string, cell: string) => (name === 'additional_image_link' ? cell.split(',') : [cell]);
