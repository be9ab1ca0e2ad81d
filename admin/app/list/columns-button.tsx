import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { readSetting, writeSetting } from '../session/device.ts';
import { useText } from '../text/language.tsx';
import { MenuButton } from '../ui/menu-button.tsx';

interface HiddenColumns {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Keys of the columns that are hidden in a list on this device. */
export function useHiddenColumns(list: string): HiddenColumns {
  const [keys, setKeys] = useState(() => (readSetting(`columns:${list}`) ?? '').split(' ').filter(Boolean));
  return {
    has: (key) => keys.includes(key),
    toggle: (key) => {
      const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
      setKeys(next);
      writeSetting(`columns:${list}`, next.length > 0 ? next.join(' ') : null);
    },
  };
}

interface ColumnsButtonProps {
  columns: readonly { key: string; label: string }[];
  hidden: HiddenColumns;
}

/** Chooses the columns of a list; the first one, which opens the row, always stays. */
export function ColumnsButton({ columns: [, ...columns], hidden }: ColumnsButtonProps) {
  const say = useText('common');
  return (
    <MenuButton label={say('columns')} icon={Columns3} staysOpen>
      {columns.map(({ key, label }) => (
        <label key={key}>
          <input type="checkbox" className="size-4.5" checked={!hidden.has(key)} onChange={() => hidden.toggle(key)} />
          {label}
        </label>
      ))}
    </MenuButton>
  );
}
