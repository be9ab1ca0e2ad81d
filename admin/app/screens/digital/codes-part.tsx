import type { DigitalGoods } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface PartProps {
  goods: DigitalGoods;
  variant: DigitalGoods['variants'][number];
}

/** The codes of a variant: how many are left, and the act that adds more. Codes that were there already are named. */
export function CodesPart({ goods, variant }: PartProps) {
  const say = useText('digital');
  const [isOpen, setOpen] = useState(false);
  const [doubled, setDoubled] = useState<string[]>([]);
  return (
    <>
      <p className="font-semibold">
        {say('codesLeft', { count: variant.codes_left })}
        <span className="font-normal text-soft"> · {say('codesGiven', { count: variant.codes_given })}</span>
      </p>
      {doubled.length > 0 ? (
        <div role="status" className="rounded-lg bg-warning-tint px-3 py-2 text-warning">
          <p>{say('doubled', { count: doubled.length })}</p>
          <ul>
            {doubled.map((code) => (
              <li key={code}>
                <bdi dir="ltr" className="break-all">
                  {code}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
          {say('addCodes')}
        </button>
        {variant.codes_left > 0 ? <RemoveCodes goods={goods} variant={variant} /> : null}
      </div>
      {isOpen ? (
        <CodesDialog goods={goods} variant={variant} onClose={() => setOpen(false)} onDoubled={setDoubled} />
      ) : null}
    </>
  );
}

interface CodesDialogProps extends PartProps {
  onClose: () => void;
  onDoubled: (codes: string[]) => void;
}

function CodesDialog({ goods, variant, onClose, onDoubled }: CodesDialogProps) {
  const say = useText('digital');
  const form = useForm({
    call: 'POST /admin/digital-products/{id}/codes',
    initial: { codes: '' },
    input: ({ codes }) => ({ params: { id: goods.product_id }, body: { variant_id: variant.variant_id, codes } }),
    done: say('codesAdded'),
    onDone: (reply) => {
      onDoubled(reply.doubled);
      onClose();
    },
  });
  return (
    <Dialog title={say('newCodes')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('saveCodes')}>
        <LongTextField
          {...form.field('codes')}
          label={say('newCodes')}
          hint={say('newCodesHint')}
          dir="ltr"
          rows={6}
          most={50_000}
        />
      </Form>
    </Dialog>
  );
}

function RemoveCodes({ goods, variant }: PartProps) {
  const say = useText('digital');
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useAct('POST /admin/digital-products/{id}/codes/removal', { done: say('codesRemoved') });
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsked(true)}>
        {say('removeCodes')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('removeTitle', { count: variant.codes_left })}
          act={say('removeCodes')}
          isDangerous
          isBusy={isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void run({ params: { id: goods.product_id }, body: { variant_id: variant.variant_id } }).then(() =>
              setAsked(false),
            )
          }
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </>
  );
}
