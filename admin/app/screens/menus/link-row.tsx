import { shopPlaces } from '@waha/contract/vocabulary';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { TextField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { draggedRow } from '../../ui/dragged-row.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { LinkValue } from './frame-values.ts';
import { placeNames } from './places.ts';

interface LinkRowProps {
  /** Path of its list in the form; a link is dropped within its own list only. */
  list: string;
  link: LinkValue;
  at: number;
  isLast: boolean;
  isOpen: boolean;
  errors: Readonly<Record<string, string[]>>;
  onOpen: () => void;
  onMove: (to: number) => void;
  onDropped: (from: number) => void;
  onRemove: () => void;
  onChange: (link: LinkValue) => void;
}

/** One link of a menu: its name and address, its place, and its fields when they are opened. */
export function LinkRow(props: LinkRowProps) {
  const { list, link, at, isOpen, onDropped } = props;
  const name = useNameOf(link);
  const dragged = `application/x-menu-${list.replaceAll('.', '-')}`;
  return (
    <li
      className="grid gap-3 rounded-lg border border-line bg-card px-3 py-1"
      {...draggedRow({ type: dragged, at, isDraggable: !isOpen, onDropped })}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <GripVertical className="size-4 shrink-0 text-soft max-lg:hidden" aria-hidden="true" />
        <bdi className="font-semibold">{name}</bdi>
        <bdi dir="ltr" className="min-w-0 grow wrap-anywhere text-sm text-soft rtl:text-end">
          {link.to}
        </bdi>
        <Buttons {...props} name={name} />
      </div>
      {isOpen ? <Fields {...props} /> : null}
    </li>
  );
}

function useNameOf({ to, label }: LinkValue): string {
  const say = useText('menus');
  const language = useLanguage();
  const place = shopPlaces.find((one) => one === to);
  return label[language] || label.ar || (place ? say(placeNames[place]) : to || say('newLink'));
}

function Buttons({ at, isLast, isOpen, name, onMove, onOpen, onRemove }: LinkRowProps & { name: string }) {
  const say = useText('menus');
  return (
    <span className="ms-auto flex">
      <MoveButtons at={at} isLast={isLast} up={say('up', { name })} down={say('down', { name })} onMove={onMove} />
      <button
        type="button"
        className="icon-btn"
        aria-label={say('edit', { name })}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn text-negative" aria-label={say('remove', { name })} onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}

function Fields({ list, link, at, errors, onChange }: LinkRowProps) {
  const say = useText('menus');
  const path = `${list}.${at}`;
  return (
    <div className="grid gap-3 pb-2 sm:grid-cols-3">
      <TextField
        name={`${path}.to`}
        label={say('to')}
        hint={say('toHint')}
        value={link.to}
        error={errors[`${path}.to`]?.[0]}
        dir="ltr"
        most={300}
        onChange={(to) => onChange({ ...link, to })}
      />
      <TextField
        name={`${path}.label.ar`}
        label={say('labelAr')}
        value={link.label.ar}
        error={errors[`${path}.label.ar`]?.[0]}
        lang="ar"
        dir="rtl"
        most={40}
        onChange={(ar) => onChange({ ...link, label: { ...link.label, ar } })}
      />
      <TextField
        name={`${path}.label.en`}
        label={say('labelEn')}
        value={link.label.en}
        error={errors[`${path}.label.en`]?.[0]}
        lang="en"
        dir="ltr"
        most={40}
        isOptional
        onChange={(en) => onChange({ ...link, label: { ...link.label, en } })}
      />
    </div>
  );
}
