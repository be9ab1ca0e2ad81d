const HIDDEN = '[hidden]';
const MAX_DEPTH = 5;

/**
 * Names are compared without case, `-` and `_`; a name with such an ending is hidden as well: resetToken, new_password.
 */
const HIDDEN_ENDINGS = ['password', 'token', 'secret', 'cookie', 'apikey', 'authorization', 'iban'];
const HIDDEN_NAMES = new Set(['code', 'otp', 'pin', 'cvv', 'email', 'body', 'payload']);
const PHONE_ENDINGS = ['phone', 'mobile'];

type Treatment = 'show' | 'hide' | 'phone';

/**
 * Redaction: a copy of a log record without secrets and personal data, at any depth up to five. Authorization, keys,
 * cookies, passwords, tokens, codes and bodies are hidden; of a phone number the last two digits remain. Errors are not
 * redacted here: see `describeError`.
 */
export function redact(record: object): Record<string, unknown> {
  return redactObject(record, 0);
}

/** All digits of a phone number but the last two replaced: +966501234512 becomes +**********12. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phone.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - 2 ? digit : '*';
  });
}

function redactObject(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactNamed(name, inner, depth)]));
}

function redactNamed(name: string, value: unknown, depth: number): unknown {
  const treatment = treatmentOf(name);
  if (treatment === 'show' || value === undefined || value === null) return redactValue(value, depth);
  return treatment === 'phone' && typeof value === 'string' ? maskPhone(value) : HIDDEN;
}

function redactValue(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth < MAX_DEPTH ? value.map((item) => redactValue(item, depth + 1)) : HIDDEN;
  if (!isPlainObject(value)) return value;
  return depth < MAX_DEPTH ? redactObject(value, depth + 1) : HIDDEN;
}

/** Requests, errors and dates have serializers of their own. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function treatmentOf(name: string): Treatment {
  const plain = name.toLowerCase().replaceAll(/[-_]/g, '');
  if (PHONE_ENDINGS.some((ending) => plain.endsWith(ending))) return 'phone';
  const hides = HIDDEN_NAMES.has(plain) || HIDDEN_ENDINGS.some((ending) => plain.endsWith(ending));
  return hides ? 'hide' : 'show';
}
