export { createShopGate, type ShopGate } from './shop-gate.ts';
