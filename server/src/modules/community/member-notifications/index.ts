export { readNotice } from './read-notice.ts';
