/** The reason why a call of an extension has no result. */
export type ExtensionFailure = 'failed' | 'slow' | 'rubbish';

/** An extension threw, took too long or answered rubbish; the outcome of the call is unknown. */
export class ExtensionError extends Error {
  override name = 'ExtensionError';
  readonly extension: string;
  readonly failure: ExtensionFailure;
  constructor(extension: string, act: string, failure: ExtensionFailure, cause?: unknown) {
    const said = cause instanceof Error ? `: ${cause.message.slice(0, 300)}` : '';
    super(`${extension} ${failure} at ${act}${said}`, { cause });
    this.extension = extension;
    this.failure = failure;
  }
}
