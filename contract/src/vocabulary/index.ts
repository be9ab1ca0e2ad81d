/*
 * Vocabulary: every closed list of values on the wire, once. Plain constants without zod, so browsers may import this folder
 * (`@waha/contract/vocabulary`); the schemas of the contract build their enums from these lists.
 */

export * from './colours.ts';
export * from './community.ts';
export * from './content.ts';
export * from './customer-import.ts';
export * from './goods.ts';
export * from './marketing.ts';
export * from './people.ts';
export * from './privacy.ts';
export * from './record-import.ts';
export * from './selling.ts';
export * from './shop.ts';
export * from './taxes.ts';
