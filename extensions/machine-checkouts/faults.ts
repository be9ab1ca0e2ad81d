export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export interface ErrorMessage {
  type: 'error';
  code: string;
  content: string;
  severity: Severity;
  path?: string;
}

export interface Warning {
  type: 'warning' | 'info';
  code: string;
  content: string;
  path?: string;
}
export type Message = ErrorMessage | Warning;

/** A request that has no result. Status 200 is an outcome of business: the agent asked rightly, and the shop says no. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: number;
  readonly messages: readonly ErrorMessage[];
  /** Value of `WWW-Authenticate`, where who asks has to prove for whom. */
  readonly challenge: string | undefined;
  constructor(status: number, messages: readonly ErrorMessage[], challenge?: string) {
    super(messages.map(({ content }) => content).join(' '));
    this.status = status;
    this.messages = messages;
    this.challenge = challenge;
  }
}

export function fault(status: number, code: string, content: string, severity: Severity = 'unrecoverable'): Fault {
  return new Fault(status, [{ type: 'error', code, content: content.slice(0, 500), severity }]);
}
