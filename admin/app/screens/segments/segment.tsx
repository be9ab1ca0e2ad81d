import type { Segment } from '@waha/contract/types';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { type FilterValues, filterBody, filterValues, newCondition } from './condition-values.ts';
import { FilterFields } from './filter-fields.tsx';
import { isReadyMade, readyMade } from './ready-made.ts';

const EVERY_MS = 2_000;

/** A segment: its conditions, and how many customers they keep. */
export default function SegmentScreen() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewSegment /> : <OneSegment key={id} id={Number(id)} />;
}

function NewSegment() {
  const say = useText('segments');
  const [query] = useSearchParams();
  const from = query.get('from');
  const start = isReadyMade(from)
    ? { name: say(`ready_${from}`), filter: filterValues(readyMade[from]), version: 0 }
    : undefined;
  return (
    <Page title={say('newSegment')} back={{ to: '/segments', label: say('segments') }}>
      <SegmentForm {...(start ? { start } : {})} />
    </Page>
  );
}

function OneSegment({ id }: { id: number }) {
  const say = useText('segments');
  const may = useMay();
  const { data, error, refetch } = useCall(
    'GET /admin/segments/{id}',
    { params: { id } },
    { keeps: false, everyMs: (segment) => (segment?.count === null ? EVERY_MS : false) },
  );
  const back = { to: '/segments', label: say('segments') };
  if (!data)
    return (
      <Page title={say('segments')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page title={data.name} back={back} acts={may('DELETE /admin/segments/{id}') ? <Acts segment={data} /> : null}>
      <div className="grid gap-4">
        <Count segment={data} />
        <SegmentForm segment={data} />
      </div>
    </Page>
  );
}

function Count({ segment: { id, count, counted_at: at } }: { segment: Segment }) {
  const say = useText('segments');
  return (
    <Panel>
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        {count === null || at === null ? (
          say('counting')
        ) : (
          <>
            <Link to={`/customers?segment_id=${id}`} className="font-semibold text-link text-lg hover:underline">
              {say('count', { count })}
            </Link>
            <span className="text-soft">
              {say('countedAt')} <When at={at} />
            </span>
          </>
        )}
      </p>
    </Panel>
  );
}

function Acts({ segment: { id } }: { segment: Segment }) {
  const say = useText('segments');
  const common = useText('common');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const count = useAct('POST /admin/segments/{id}/count', { done: say('counting') });
  const remove = useAct('DELETE /admin/segments/{id}', { done: say('removed'), isLeaving: true });
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={count.isBusy}
        onClick={() => void count.run({ params: { id } })}
      >
        {say('countAgain')}
      </button>
      <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
        {common('remove')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('removeTitle')}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void remove.run({ params: { id } }).then((done) => {
              setAsked(false);
              if (done) void navigate('/segments');
            })
          }
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </>
  );
}

interface SegmentValues {
  name: string;
  filter: FilterValues;
  version: number;
}

const nothing: SegmentValues = { name: '', filter: { match: 'all', conditions: [newCondition] }, version: 0 };
const valuesOf = ({ name, filter, version }: Segment): SegmentValues => ({
  name,
  filter: filterValues(filter),
  version,
});

function SegmentForm({ segment, start = nothing }: { segment?: Segment; start?: SegmentValues }) {
  const say = useText('segments');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => (segment ? valuesOf(segment) : start), [segment, start]);
  const form = useForm({
    call: segment ? 'PUT /admin/segments/{id}' : 'POST /admin/segments',
    initial,
    draft: segment ? `segment:${segment.id}` : 'segment:new',
    input: ({ name, filter, version }) => {
      const body = { name, filter: filterBody(filter) };
      return segment ? { params: { id: segment.id }, body: { ...body, version } } : { body };
    },
    done: common('saved'),
    onDone: ({ id }) => {
      if (!segment) void navigate(`/segments/${id}`);
    },
    changedTo: valuesOf,
  });
  return (
    <Form form={form} labels={{ name: say('name'), filter: say('conditions') }}>
      <Panel>
        <TextField {...form.field('name')} label={say('name')} most={80} />
      </Panel>
      <Panel title={say('conditions')}>
        <FilterFields
          filter={form.values.filter}
          onChange={(filter) => form.set('filter', filter)}
          errorOf={(path) => form.errors[`filter.${path}`]?.[0]}
        />
      </Panel>
    </Form>
  );
}
