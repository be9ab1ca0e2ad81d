export {
  type AddedCodes,
  type DigitalDownload,
  type DigitalFile,
  type DigitalGoods,
  type DigitalTerms,
  type DigitalVariant,
  type DigitalWait,
  digitalGoodsEndpoints,
  MOST_CODES_AT_ONCE,
  MOST_FILES,
  MOST_WAITS,
  type OrderDigital,
  type OrderDigitalLine,
  type StaffDigitalLine,
} from './endpoints.ts';
export { digitalGoodsEvents } from './events.ts';
export { digitalGoodsRefusals } from './refusals.ts';
