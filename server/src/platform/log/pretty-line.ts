const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const COLOURS: Record<string, string> = { warn: '\x1b[33m', error: '\x1b[31m', fatal: '\x1b[31m', debug: '\x1b[2m' };
const DIM = '\x1b[2m';
const RESET = '\x1b[0m';

/** Formats one JSON log line for people: time, level, message, the rest as key=value; a stack follows below. */
export function prettyLine(json: string): string {
  let record: Record<string, unknown>;
  try {
    record = JSON.parse(json);
  } catch {
    return json;
  }
  const { level, time, msg, err, pid: _pid, hostname: _hostname, ...rest } = record;
  const name = LEVELS[Number(level)] ?? 'info';
  const clock = new Date(Number(time)).toLocaleTimeString('en-GB');
  const fields = Object.entries(rest).map(([key, value]) => `${key}=${plain(value)}`);
  const head = `${DIM}${clock}${RESET} ${COLOURS[name] ?? ''}${name.padEnd(5)}${RESET} ${msg ?? ''}`;
  return `${head}${fields.length > 0 ? ` ${DIM}${fields.join(' ')}${RESET}` : ''}\n${stackOf(err)}`;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function stackOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const stack: unknown = Reflect.get(error, 'stack') ?? Reflect.get(error, 'message');
  return typeof stack === 'string' ? `${stack}\n` : '';
}
