export { type BackupRecord, insertBackup, lastProvedBackup } from './backups.store.ts';
