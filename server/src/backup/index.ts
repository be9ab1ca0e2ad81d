/* Backups: one archive of database, files and keys, proved by restoring it beside the shop; and the restore of one. */
export { BackupError } from './backup-error.ts';
export { fetchArchive } from './backup-place.ts';
export { type MadeBackup, makeBackup } from './make-backup.ts';
export { findPassphrase, makePassphrase, passphraseFile } from './passphrase.ts';
export { restoreBackup } from './restore-backup.ts';
export { dropFormer } from './restore-target.ts';
