/** The Kingdom has one time, three hours ahead of UTC, all year. */
const AHEAD_MS = 3 * 60 * 60 * 1000;

const local = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString();

/**
 * Day and time in the Kingdom, both local. A date of UTC would be that of the day before until three in the morning. A
 * local date beside a time of UTC may lie in the future, which the authority refuses (BR-KSA-04).
 */
export const riyadhDate = (at: Date): string => local(at).slice(0, 10);
export const riyadhTime = (at: Date): string => local(at).slice(11, 19);
