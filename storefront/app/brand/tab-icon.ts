/**
 * The mark (icon.svg) drawn for the size of a tab's icon: fewer and thicker lines. Stands in the page itself, so that it is
 * no file more beside those of a first screen, and there without a connection.
 */
export const tabIcon =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2024%2024%22%20fill=%22none%22%20stroke-width=%222%22%20stroke=%22%23fff%22%3E%3Crect%20width=%2224%22%20height=%2224%22%20rx=%226%22%20fill=%22%2312305c%22%20stroke=%22none%22/%3E%3Cpath%20d=%22M12%2017V8q-2-3-6-2m6%202q-4%200-5%204m5-4q2-3%206-2m-6%202q4%200%205%204M5%2019q3-2%207%200t7%200%22/%3E%3C/svg%3E';
