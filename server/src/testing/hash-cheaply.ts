import { hashAt } from '../platform/password/hash-password.ts';

/** argon2id at its smallest: what is tested is what is done with a hash, and hash-password.test.ts what a hash costs. */
hashAt({ memory: 64, passes: 1, parallelism: 1 });
