import type { Processor as ListedProcessor } from '@waha/contract/types';

type PersonalDataKind = ListedProcessor['data'][number];

/**
 * Personal data that leave the shop with an extension: the register of processing lists its provider as a recipient while the extension is
 * set up (docs/decisions/0180).
 */
export interface Processor {
  /** Country in which the provider keeps the data, as ISO 3166; null where the owner chooses the provider. */
  readonly country: string | null;
  /** Categories of personal data that it is given. */
  readonly data: readonly PersonalDataKind[];
}
