import type { SizeTable as Table } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SizeTable } from './size-table.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface SizeGuideSheetProps {
  /** The table to show. */
  slug: string;
  open: boolean;
  onClose: () => void;
}

function useTable(slug: string): Table | 'coming' | 'failed' {
  const api = useApi();
  const [table, setTable] = useState<Table | 'coming' | 'failed'>('coming');
  useEffect(() => {
    api('GET /size-guide').then(
      ({ tables }) => setTable(tables.find((one) => one.slug === slug) ?? 'failed'),
      () => setTable('failed'),
    );
  }, [api, slug]);
  return table;
}

/** The table of one product, over its page. */
export default function SizeGuideSheet({ slug, open, onClose }: SizeGuideSheetProps) {
  const say = useText('sizes');
  const table = useTable(slug);
  const whole = (
    <Link to={`/size-guide#${slug}`} className="inline-flex min-h-11 items-center font-semibold text-link underline">
      {say('whole')}
    </Link>
  );
  return (
    <Sheet open={open} onClose={onClose} title={say('title')} side="bottom" footer={whole}>
      <div className="mx-auto max-w-2xl">
        {table === 'coming' ? <Skeleton className="h-72" /> : null}
        {table === 'failed' ? (
          <div role="alert" className="py-10 text-center">
            <p className="font-semibold">{say('failed')}</p>
            <p className="text-soft">{say('failedText')}</p>
          </div>
        ) : null}
        {typeof table === 'object' ? (
          <UnitSwitch>
            <h3 className="mb-3 text-lg">{table.name}</h3>
            <SizeTable table={table} />
          </UnitSwitch>
        ) : null}
      </div>
    </Sheet>
  );
}
