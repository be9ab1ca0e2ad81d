import type { StockCountStatus } from '@waha/contract/vocabulary';
import { stockCountStatuses } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { State, type Tone, When } from '../../ui/parts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { nameOf as inLanguage, useCategoryOptions } from '../goods/category-options.ts';
import { useBranchName, useBranchOptions } from './use-branches.ts';

const TONES: Record<StockCountStatus, Tone> = {
  open: 'info',
  review: 'warn',
  applying: 'info',
  applied: 'good',
  cancelled: 'bad',
};

export function CountState({ status }: { status: StockCountStatus }) {
  const say = useText('stock');
  return <State tone={TONES[status]}>{say(`count_${status}`)}</State>;
}

/** Stock counts. */
export default function Counts() {
  const say = useText('stock');
  const may = useMay();
  const language = useLanguage();
  const nameOf = useBranchName();
  const { options } = useBranchOptions();
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={say('counts')}
      acts={
        may('POST /admin/stock-counts') ? (
          <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
            <Plus className="size-4" aria-hidden="true" />
            {say('newCount')}
          </button>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/stock-counts"
        name={say('counts')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/stock-counts/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: stockCountStatuses.map((status) => [status, say(`count_${status}`)]),
          },
          { kind: 'choice', name: 'branch_id', label: say('branch'), options },
        ]}
        columns={[
          { key: 'branch', label: say('branch'), phone: 'title', cell: ({ branch }) => <bdi>{nameOf(branch)}</bdi> },
          { key: 'status', label: say('status'), phone: 'aside', cell: ({ status }) => <CountState status={status} /> },
          {
            key: 'category',
            label: say('category'),
            phone: 'under',
            cell: ({ category }) => (category ? <bdi>{inLanguage(category, language)}</bdi> : say('countWhole')),
          },
          {
            key: 'at',
            label: say('startedAt'),
            sort: 'created_at',
            phone: 'under',
            cell: ({ created_at: at }) => <When at={at} />,
          },
        ]}
        empty={{ title: say('noCounts'), text: say('noCountsText') }}
      />
      {isOpen ? <NewCount onClose={() => setOpen(false)} /> : null}
    </Page>
  );
}

function NewCount({ onClose }: { onClose: () => void }) {
  const say = useText('stock');
  const navigate = useNavigate();
  const category = useId();
  const { options } = useBranchOptions();
  const categories = useCategoryOptions();
  const form = useForm({
    call: 'POST /admin/stock-counts',
    initial: { branch: options[0]?.[0] ?? '', category: '', note: '' },
    input: ({ branch, category: chosen, note }) => ({
      body: {
        branch_id: Number(branch),
        category_id: chosen === '' ? null : Number(chosen),
        note: note.trim() === '' ? null : note,
      },
    }),
    onDone: ({ id }) => void navigate(`/stock-counts/${id}`),
  });
  return (
    <Dialog title={say('newCount')} onClose={onClose}>
      <Form form={form} isInDialog onCancel={onClose} save={say('startCount')}>
        <p className="text-soft">{say('startCountText')}</p>
        <ChoiceField
          {...form.field('branch')}
          error={form.errorOf('branch_id')}
          label={say('branch')}
          options={options}
        />
        <div className="grid gap-1">
          <label htmlFor={category} className="font-semibold">
            {say('category')}
          </label>
          <CategoryChoice
            id={category}
            none={say('countWhole')}
            value={form.values.category}
            onChange={(chosen) => form.set('category', chosen)}
            options={categories}
          />
        </div>
        <TextField {...form.field('note')} label={say('note')} most={300} isOptional />
      </Form>
    </Dialog>
  );
}
