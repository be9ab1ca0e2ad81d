/**
 * The mark (icon.svg) drawn for the size of a tab's icon: fewer and thicker lines. Stands in the page itself, so that it is
 * no file more beside those of a first screen, and there without a connection.
 */
export const tabIcon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 fill=%22none%22 stroke-width=%222%22 stroke=%22%23fff%22%3E%3Crect width=%2224%22 height=%2224%22 rx=%226%22 fill=%22%2312305c%22 stroke=%22none%22/%3E%3Cpath d=%22M12 17V8q-2-3-6-2m6 2q-4 0-5 4m5-4q2-3 6-2m-6 2q4 0 5 4M5 19q3-2 7 0t7 0%22/%3E%3C/svg%3E';
