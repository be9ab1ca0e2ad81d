import { storedText } from '../stored-text.ts';

const mark = storedText('device_mark');

/**
 * Mark of this device, stored at a sign-in and sent with the next one, so that wrong guesses by others do not lock the
 * owner out. It grants no access and outlives signing out.
 */
export const storeDeviceMark = (given: string): void => mark.write(given);

/** The mark as part of a login; empty if this browser has none. */
export const deviceMarkPart = (): { device_mark?: string } => {
  const kept = mark.read();
  return kept ? { device_mark: kept } : {};
};
