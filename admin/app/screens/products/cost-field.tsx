import { MoneyField } from '../../form/fields.tsx';
import type { FieldProps } from '../../form/use-form.ts';
import { useStaff } from '../../session/session.ts';
import { useText } from '../../text/language.tsx';

/** Cost of one piece; not drawn for staff who are not told costs. */
export function CostField(props: FieldProps<string> & { hint: string }) {
  const say = useText('products');
  const { role } = useStaff();
  return role === 'owner' || role === 'manager' ? <MoneyField {...props} label={say('cost')} isOptional /> : null;
}
