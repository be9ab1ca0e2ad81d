import { STAFF_BROWSER_KEY } from '@waha/kit/staff-browser';

/** The browser's own wish not to be followed: Global Privacy Control, or the older Do Not Track. */
export function asksNotToBeCounted(of: object): boolean {
  return Reflect.get(of, 'globalPrivacyControl') === true || Reflect.get(of, 'doNotTrack') === '1';
}

/** Whether staff have signed in to the admin with this browser: their looks at the shop are nobody's visits. */
export function isOfStaff(): boolean {
  try {
    return localStorage.getItem(STAFF_BROWSER_KEY) !== null;
  } catch {
    return false;
  }
}
