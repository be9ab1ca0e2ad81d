import type { Database } from '../../../platform/database/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';

export interface ModerationDeps {
  db: Database;
  storage: FileStorage;
  now: () => number;
}
