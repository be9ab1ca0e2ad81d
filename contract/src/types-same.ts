import type { EndpointKey, Endpoints } from './endpoints.ts';
import type { ErrorCode as InferredCode } from './errors.ts';
import type { EndpointBody, EndpointParams, EndpointQuery, EndpointReply } from './platform/endpoint.ts';
import type { Calls, ErrorCode } from './types.gen.ts';

/** `true` where each type is assignable to the other. */
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** `true`, or the keys whose value is not `true`. */
export type AllSame<Table> = [NotTrue<Table>] extends [never] ? true : NotTrue<Table>;
type NotTrue<Table> = { [Key in keyof Table]: Table[Key] extends true ? never : Key }[keyof Table];

/**
 * Compile-time check: the written types of every call equal those inferred from its schemas; the error names the calls
 * that differ.
 */
true satisfies AllSame<{ [Key in EndpointKey]: Same<Calls[Key]['params'], EndpointParams<Endpoints[Key]>> }>;
true satisfies AllSame<{ [Key in EndpointKey]: Same<Calls[Key]['query'], EndpointQuery<Endpoints[Key]>> }>;
true satisfies AllSame<{ [Key in EndpointKey]: Same<Calls[Key]['body'], EndpointBody<Endpoints[Key]>> }>;
true satisfies AllSame<{ [Key in EndpointKey]: Same<Calls[Key]['reply'], EndpointReply<Endpoints[Key]>> }>;
true satisfies Same<keyof Calls, EndpointKey>;
true satisfies Same<ErrorCode, InferredCode>;
