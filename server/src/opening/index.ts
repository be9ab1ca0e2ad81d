export { createDomainGate, type DomainGate } from './domain-gate.ts';
export { createLanguageGate } from './language-gate.ts';
export { createShopGate, type ShopGate } from './shop-gate.ts';
