export {
  type Bulkhead,
  type BulkheadLimits,
  type Bulkheads,
  createBulkheads,
  createUnlimitedBulkheads,
} from './create-bulkheads.ts';
export { currentVisitor, currentWorkClass, runAsWorkClass } from './current-work-class.ts';
