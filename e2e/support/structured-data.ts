/** A schema.org object as a page carries it. */
export type Thing = Record<string, unknown>;

type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === 'string' && value.trim().length > 0;
const number: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const address: Rule = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const price: Rule = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const moment: Rule = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const pictures: Rule = (value) => (Array.isArray(value) ? value.length > 0 && value.every(address) : address(value));
const availability: Rule = (value) =>
  /^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|BackOrder)$/.test(String(value));
const list: Rule = (value) => Array.isArray(value) && value.length > 0;
const thing: Rule = (value) => typeof value === 'object' && value !== null && '@type' in value;

/**
 * Google's requirements for each type (developers.google.com/search/docs/appearance/structured-data), and our own.
 * Nested things are checked against their own row.
 */
const required: Record<string, Record<string, Rule>> = {
  OnlineStore: { name: text, url: address },
  WebSite: { name: text, url: address },
  // Google shows no breadcrumb of a single step.
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length >= 2 },
  ItemList: { itemListElement: list },
  ListItem: { position: number },
  Product: { name: text, image: pictures, offers: thing },
  Offer: { price, priceCurrency: (value) => value === 'SAR', availability },
  ProductGroup: { name: text, image: pictures, productGroupID: text, variesBy: list, hasVariant: list },
  MerchantReturnPolicy: {
    applicableCountry: text,
    returnPolicyCategory: address,
    // Something that cannot be sent back has no days.
    merchantReturnDays: (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 7),
  },
  OfferShippingDetails: { shippingRate: thing, shippingDestination: thing, deliveryTime: thing },
  MonetaryAmount: { maxValue: price, currency: (value) => value === 'SAR' },
  DefinedRegion: { addressCountry: (value) => value === 'SA' },
  ShippingDeliveryTime: { handlingTime: thing, transitTime: thing },
  QuantitativeValue: { minValue: number, maxValue: number, unitCode: (value) => value === 'DAY' },
  AggregateRating: { ratingValue: number, reviewCount: number },
  Review: { author: thing, reviewRating: thing },
  // Google requires a name of an article's publisher.
  Article: {
    headline: text,
    image: pictures,
    datePublished: moment,
    dateModified: moment,
    author: thing,
    publisher: thing,
  },
  Person: { name: text },
  FAQPage: { mainEntity: list },
  Question: { name: text, acceptedAnswer: thing },
  Answer: { text },
};

/** Missing or malformed fields, a line each. */
export function findFaults(found: Thing, path = ''): string[] {
  const type = String(found['@type'] ?? 'something without a type');
  const here = path ? `${path} > ${type}` : type;
  const faults = Object.entries(required[type] ?? {})
    .filter(([name, holds]) => !holds(found[name]))
    .map(([name]) => `${here}: ${name} is ${JSON.stringify(found[name])}`);
  const inside = Object.values(found)
    .flat()
    .filter((value): value is Thing => thing(value));
  return [...faults, ...inside.flatMap((one) => findFaults(one, here))];
}
