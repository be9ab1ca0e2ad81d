import { storedText } from '../stored-text.ts';

const mark = storedText('device_mark');

/**
 * Mark of this device since a sign-in: sent with the next one, so that others who guess at the account do not lock its
 * owner out. It opens nothing and outlives signing out.
 */
export const storeDeviceMark = (given: string): void => mark.write(given);

/** The mark as part of a login; nothing where this browser has none. */
export const deviceMarkPart = (): { device_mark?: string } => {
  const kept = mark.read();
  return kept ? { device_mark: kept } : {};
};
