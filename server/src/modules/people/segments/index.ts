export { listBirthdays } from './birthdays.store.ts';
export { askCount } from './count-segments.ts';
export { segmentSql } from './segment-conditions.store.ts';
export { countMembers, isMember, listNextMembers } from './segment-members.store.ts';
export { readSegment, type SegmentRow } from './segments.store.ts';
