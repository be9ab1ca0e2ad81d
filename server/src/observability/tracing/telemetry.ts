import type { FastifyRequest } from 'fastify';

export interface TracingOptions {
  /** Address of an OTLP collector, without `/v1/traces`. */
  endpoint: string;
  /** The share of requests that are traced, from 0 to 1. */
  share: number;
  service: string;
  /** Whether `traceparent` is believed: where only proxies of the shop can send it. */
  trustsParents: boolean;
}

/** Spans of a process. */
export interface OpenTelemetry {
  /** Begins the span of a request and runs `next` within it. Returns how to end it. */
  begin(request: FastifyRequest, next: () => void): (route: string, status: number) => void;
  /** Sends what is left. */
  close(): Promise<void>;
}
