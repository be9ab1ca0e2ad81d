import { useText } from '../text/use-text.ts';

/** Checks of a new password that need no request. */
export function useNewPasswordCheck() {
  const say = useText('auth');
  return (form: { password: string; password_confirmation: string }) => ({
    ...(form.password.length < 8 ? { password: say('shortPassword') } : {}),
    ...(form.password === form.password_confirmation ? {} : { password_confirmation: say('otherPassword') }),
  });
}
