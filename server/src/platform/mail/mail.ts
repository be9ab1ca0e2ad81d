/** A mail ready to be sent; both parts have the same content. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recipient of answers, when it is not the sender. */
  replyTo?: string;
  /** Additional header lines. */
  headers?: Record<string, string>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
