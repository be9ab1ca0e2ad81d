import { storedText } from '../stored-text.ts';

const mark = storedText('device_mark');

/**
 * What this browser is known by since somebody signed in with it: sent with the next login, so that others who guess at
 * the account do not keep its owner out. It opens nothing and outlives signing out, or it would be of no use.
 */
export const storeDeviceMark = (given: string): void => mark.write(given);

/** The mark as part of a login; nothing where this browser has none. */
export const deviceMarkPart = (): { device_mark?: string } => {
  const kept = mark.read();
  return kept ? { device_mark: kept } : {};
};
