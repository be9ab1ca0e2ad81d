import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useLanguage, useText } from '../../text/language.tsx';
import { draggedRow } from '../../ui/dragged-row.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { State } from '../../ui/parts.tsx';
import type { PictureValue } from '../goods/picture-value.ts';
import type { PartPath, PartValue } from './home-values.ts';
import { PartFields } from './part-fields.tsx';

const DRAGGED = 'application/x-waha-home-part';

export interface PartRowProps {
  part: PartValue;
  at: number;
  isLast: boolean;
  isOpen: boolean;
  /** The shop has nothing to show in it now. */
  isEmpty: boolean;
  errorOf: (path: PartPath) => string | undefined;
  onOpen: () => void;
  onMove: (to: number) => void;
  /** Another part was dropped on this one and takes its place. */
  onDropped: (from: number) => void;
  onRemove: () => void;
  onChange: (part: PartValue) => void;
  changePictures: (to: (pictures: readonly PictureValue[]) => PictureValue[]) => void;
}

/** A part of the home: its switch, its place, and its fields where it has some. */
export function PartRow(props: PartRowProps) {
  const { part, at, isOpen, errorOf, onChange, onDropped } = props;
  const name = useNameOf(part);
  return (
    <li className="panel grid gap-3 py-2" {...draggedRow({ type: DRAGGED, at, isDraggable: !isOpen, onDropped })}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <GripVertical className="size-4 shrink-0 text-soft max-lg:hidden" aria-hidden="true" />
        <label className="flex min-h-11 min-w-40 grow items-center gap-3 lg:min-h-9">
          <input
            type="checkbox"
            name={`parts.${at}.is_on`}
            className="size-5 shrink-0"
            checked={part.is_on}
            onChange={(event) => onChange({ ...part, is_on: event.target.checked })}
          />
          <span className="font-semibold">{name}</span>
        </label>
        <Told {...props} />
        <Buttons {...props} name={name} />
      </div>
      {errorOf('kind') ? <p className="text-negative">{errorOf('kind')}</p> : null}
      {isOpen ? (
        <PartFields part={part} errorOf={errorOf} onChange={onChange} changePictures={props.changePictures} />
      ) : null}
    </li>
  );
}

/** Reason why the home page leaves out the part or some of its contents. */
function Told({ part, isEmpty }: PartRowProps) {
  const say = useText('home');
  if (!part.is_on) return <State tone="plain">{say('off')}</State>;
  const chosen = part.kind === 'picks' ? part.products : part.kind === 'categories' ? part.categories : [];
  const gone = chosen.filter(({ is_shown: isShown }) => isShown === false).length;
  const isBare = part.kind === 'picks' && chosen.length === 0;
  if (isEmpty || isBare || (chosen.length > 0 && gone === chosen.length)) {
    return <State tone="warn">{say('empty')}</State>;
  }
  if (gone > 0) return <State tone="warn">{say('someGone', { count: gone })}</State>;
  return <State tone="good">{say('on')}</State>;
}

function Buttons(props: PartRowProps & { name: string }) {
  const { part, at, isLast, isOpen, name, onMove, onOpen, onRemove } = props;
  const say = useText('home');
  const hasFields = part.kind === 'hero' || part.kind === 'picks' || part.kind === 'categories';
  return (
    <span className="flex flex-wrap">
      <MoveButtons at={at} isLast={isLast} up={say('up', { name })} down={say('down', { name })} onMove={onMove} />
      {hasFields ? (
        <button
          type="button"
          className="icon-btn"
          aria-label={say('edit', { name })}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </button>
      ) : null}
      {part.kind === 'picks' ? (
        <button
          type="button"
          className="icon-btn text-negative"
          aria-label={say('remove', { name })}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

function useNameOf(part: PartValue): string {
  const say = useText('home');
  const language = useLanguage();
  if (part.kind !== 'picks') return say(`part_${part.kind}`);
  return part.title[language] === '' ? say('part_picks') : say('picksNamed', { title: part.title[language] });
}
