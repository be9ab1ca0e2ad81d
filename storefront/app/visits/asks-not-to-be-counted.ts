/** The browser's own wish not to be followed: Global Privacy Control, or the older Do Not Track. */
export function asksNotToBeCounted(of: object): boolean {
  return Reflect.get(of, 'globalPrivacyControl') === true || Reflect.get(of, 'doNotTrack') === '1';
}
