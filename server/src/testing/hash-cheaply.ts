import { hashAt } from '../platform/password/hash-password.ts';

/** argon2id at its lowest cost: tests need hashes, and hash-password.test.ts tests the real cost. */
hashAt({ memory: 64, passes: 1, parallelism: 1 });
