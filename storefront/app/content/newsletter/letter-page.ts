import { type PageInput, pageContext } from '../../page-context.ts';
import { refusalOf } from './refusal-of.ts';

interface PageRequest {
  context: { get(context: typeof pageContext): PageInput };
  request: Request;
}

/** The token in the address of a letter's link; null if it is incomplete. */
function letterToken(address: string): string | null {
  const token = new URL(address).searchParams.get('token') ?? '';
  return /^(?:[\w-]{43}|[\w-]{16})$/.test(token) ? token : null;
}

export function letterLoader({ context, request }: PageRequest) {
  const token = letterToken(request.url);
  // Links in text messages have short tokens, and end offers to the phone.
  return { language: context.get(pageContext).language, isWhole: token !== null, isOfPhone: token?.length === 16 };
}

/** Confirms or ends a subscription with the token of the letter's link. */
export async function letterAction(
  { context, request }: PageRequest,
  call: 'POST /newsletter/confirm' | 'POST /newsletter/unsubscribe',
): Promise<'done' | 'refused'> {
  const token = letterToken(request.url);
  if (!token) return 'refused';
  try {
    await context.get(pageContext).api(call, { body: { token } });
    return 'done';
  } catch (error) {
    refusalOf(error);
    return 'refused';
  }
}
