/** A key of `localStorage` that is set where staff have signed in to the admin, and stays when they leave. */
export const STAFF_BROWSER_KEY = 'admin-device-mark';
