export type { Fence, WalPosition } from './fence.ts';
export { asKeptRead, onPrimary } from './kept-reads.ts';
export { openReadPool } from './open-read-pool.ts';
export { isReplica, type ReadCounts, type ReadPool } from './route-reads.ts';
