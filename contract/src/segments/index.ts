export {
  type Birthday,
  type NewBirthday,
  type NewSegment,
  type Segment,
  type SegmentEdit,
  segmentEndpoints,
} from './endpoints.ts';
export { segmentEvents } from './events.ts';
export { segmentRefusals } from './refusals.ts';
export {
  type SegmentCondition,
  type SegmentConditionGroup,
  type SegmentFilter,
  segmentCondition,
  segmentFilter,
} from './shapes.ts';
