import { useText } from '../text/use-text.ts';

/** What the browser can say of a new password before the shop is asked. */
export function useNewPasswordCheck() {
  const say = useText('auth');
  return (form: { password: string; password_confirmation: string }) => ({
    ...(form.password.length < 8 ? { password: say('shortPassword') } : {}),
    ...(form.password === form.password_confirmation ? {} : { password_confirmation: say('otherPassword') }),
  });
}
