/** The reason why a call of an extension has no result. */
export type ExtensionFailure = 'failed' | 'slow' | 'rubbish';

/** An extension threw, took too long or answered rubbish; the outcome of the call is unknown. */
export class ExtensionError extends Error {
  override name = 'ExtensionError';
  readonly extension: string;
  readonly failure: ExtensionFailure;
  /** The extension's own sentence, without any secret; null where it gave none. */
  readonly said: string | null;
  constructor(
    extension: string,
    act: string,
    failure: ExtensionFailure,
    cause?: unknown,
    withoutSecrets: (text: string) => string = (text) => text,
  ) {
    const said = cause instanceof Error ? withoutSecrets(cause.message).slice(0, 300) : null;
    super(`${extension} ${failure} at ${act}${said === null ? '' : `: ${said}`}`, { cause });
    this.extension = extension;
    this.said = failure === 'failed' ? said : null;
    this.failure = failure;
  }
}
