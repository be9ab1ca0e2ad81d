/** A country an address may be in. The shop delivers only where `isServed` is true. */
export type Country = {
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly isoCode: string;
  readonly nameAr: string;
  readonly nameEn: string;
  /** International prefix with its plus sign. */
  readonly dialCode: string;
  readonly isServed: boolean;
};

export type Region = {
  readonly id: number;
  readonly countryId: number;
  /** ISO 3166-2, such as SA-01. */
  readonly isoCode: string;
  readonly nameAr: string;
  readonly nameEn: string;
};

export type City = {
  readonly id: number;
  readonly regionId: number;
  readonly nameAr: string;
  readonly nameEn: string;
  /** Offered first in city pickers. */
  readonly isMajor: boolean;
};

export type Neighborhood = {
  readonly id: number;
  readonly cityId: number;
  readonly nameAr: string;
  readonly nameEn: string;
};
