import { hashAt } from '../platform/password/hash-password.ts';

/** argon2id at its smallest: tests use hashes, and hash-password.test.ts tests their cost. */
hashAt({ memory: 64, passes: 1, parallelism: 1 });
