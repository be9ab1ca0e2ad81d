import { ApiError } from '@waha/contract/client';

/**
 * For `.catch` of a call: a refusal whose code belongs to one field is rethrown as an error of that field, which
 * `useSubmit` shows there; any other is rethrown unchanged.
 */
export function atItsField(fieldOfCode: Readonly<Record<string, string>>): (error: unknown) => never {
  return (error) => {
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    if (!(error instanceof ApiError) || !field || error.code === 'network') throw error;
    const { status, code, message, details } = error;
    throw new ApiError(status, { code, message, details, errors: { [field]: [message] } });
  };
}
