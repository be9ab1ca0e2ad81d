import type { AdminOrder } from '@waha/contract/types';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CompanyFields, companyOf, companyValues } from './company-fields.tsx';

const valuesOf = ({ company, version }: AdminOrder) => ({ ...companyValues(company), version });

/** The company that an order is invoiced to; editable until its invoice is issued. */
export function CompanyDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const form = useForm({
    call: 'PUT /admin/orders/{id}/company',
    initial: valuesOf(order),
    input: ({ version, ...values }) => ({
      params: { id: order.id },
      body: { company: companyOf(values), version },
    }),
    changedTo: valuesOf,
    done: say('companySaved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('invoiceTo')} onClose={onClose} size="wide" mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} labels={{ company_name: say('companyName') }}>
        <CompanyFields form={form} />
      </Form>
    </Dialog>
  );
}
