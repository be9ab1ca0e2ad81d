import { useText } from '../../text/use-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

interface FilterSheetProps extends FilterFormProps {
  open: boolean;
  onClose: () => void;
  total: number;
}

/** Filter panel of a phone. The list behind it changes with each choice; the button shows how many products remain. */
export default function FilterSheet({ open, onClose, total, ...form }: FilterSheetProps) {
  const say = useText('listing');
  const button = (
    <button type="button" className="btn btn-primary w-full" onClick={onClose}>
      {say('showResults', { count: total })}
    </button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={say('filters')} side="bottom" footer={button}>
      <FilterForm {...form} />
    </Sheet>
  );
}
