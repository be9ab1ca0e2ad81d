import pino from 'pino';
import { describeError, describeReply, describeRequest } from './describe.ts';
import { prettyLine } from './pretty-line.ts';
import { redact } from './redact.ts';

export type Log = pino.Logger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type LogOptions = {
  level: LogLevel;
  /** One coloured line for people instead of JSON. */
  pretty?: boolean;
  /** The destination of lines; standard output unless set. */
  destination?: { write(line: string): void };
};

/** A logger of JSON lines without secrets or personal data. Flush it with `log.flush(done)` before exiting. */
export function createLog({ level, pretty = false, destination }: LogOptions): Log {
  const stream = destination ?? (pretty ? process.stdout : pino.destination({ dest: 1, sync: false }));
  return pino(
    {
      level,
      base: { pid: process.pid },
      formatters: { log: redact, bindings: redact },
      serializers: { err: describeError, error: describeError, req: describeRequest, res: describeReply },
    },
    pretty ? { write: (line: string) => stream.write(prettyLine(line)) } : stream,
  );
}
