/** A backup or a restore that cannot go on; the message is a sentence for who runs the shop. */
export class BackupError extends Error {
  override name = 'BackupError';
}
