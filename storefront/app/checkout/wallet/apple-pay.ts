/** Apple Pay JS as far as the shop uses it; TypeScript's library does not declare it. */

export interface SheetAddress {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phoneNumber?: string;
  readonly emailAddress?: string;
  readonly addressLines?: readonly string[];
  readonly subLocality?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

/** An amount in the sheet: riyals as text, with two decimals. */
export interface SheetLine {
  readonly label: string;
  readonly amount: string;
  readonly type?: 'final' | 'pending';
}

export interface SheetMethod {
  readonly identifier: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
}

/** An error that the sheet shows beside a field. */
export interface SheetError {
  readonly code: string;
  readonly contactField?: string;
  readonly message: string;
}

export interface SheetUpdate {
  readonly newTotal: SheetLine;
  readonly newLineItems?: readonly SheetLine[];
  readonly newShippingMethods?: readonly SheetMethod[];
  readonly errors?: readonly SheetError[];
}

export interface SheetRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  readonly requiredShippingContactFields: readonly string[];
  readonly shippingType: 'delivery';
  readonly total: SheetLine;
}

export interface SheetPayment {
  readonly token: Readonly<Record<string, unknown>>;
  readonly shippingContact?: SheetAddress;
}

export interface Sheet {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: SheetAddress }) => void) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier: string } }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: SheetPayment }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: Readonly<Record<string, unknown>>): void;
  completeShippingContactSelection(update: SheetUpdate): void;
  completeShippingMethodSelection(update: SheetUpdate): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly SheetError[] }): void;
}

interface SheetClass {
  new (version: number, request: SheetRequest): Sheet;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

declare global {
  interface Window {
    ApplePaySession?: SheetClass;
    ApplePayError?: new (code: string, contactField?: string, message?: string) => SheetError;
  }
}

/** The version with errors beside fields: Safari 11.1 and later. */
export const SHEET_VERSION = 3;

/** Whether this browser has Apple Pay and a card in it. Over plain http `canMakePayments` throws. */
export function canPayByApple(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}

/** Safari accepts errors of its own class alone. */
export function sheetError(code: string, contactField: string | undefined, message: string): SheetError {
  const Own = window.ApplePayError;
  return Own ? new Own(code, contactField, message) : { code, ...(contactField && { contactField }), message };
}
