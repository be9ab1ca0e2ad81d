/** All types of the wire without a schema: what clients import. Their compiler reads no zod. */
export type { AuditAction } from './audit-actions.ts';
export type * from './error-body.ts';
export type * from './types.gen.ts';
export type * from './vocabulary/index.ts';
