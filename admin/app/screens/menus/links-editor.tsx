import { useRef, useState } from 'react';
import { useText } from '../../text/language.tsx';
import { AddLink } from './add-link.tsx';
import type { LinkValue } from './frame-values.ts';
import { LinkRow } from './link-row.tsx';
import { usualHeader } from './places.ts';

interface LinksEditorProps {
  /** Path of the list in the form: `footer.0.links`. */
  name: string;
  title: string;
  most: number;
  links: LinkValue[];
  errors: Readonly<Record<string, string[]>>;
  onChange: (links: LinkValue[]) => void;
}

/** Links of one menu, moved by drag and by buttons; the button keeps the focus in the link's new place. */
export function LinksEditor({ name, title, most, links, errors, onChange }: LinksEditorProps) {
  const say = useText('menus');
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const link = links[from];
    if (!link || to < 0 || to >= links.length || from === to) return;
    onChange(links.toSpliced(from, 1).toSpliced(to, 0, link));
    setOpened(undefined);
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const asked = row?.querySelector<HTMLButtonElement>(`[data-move="${to < from ? 'up' : 'down'}"]`);
      (asked?.disabled ? row?.querySelector<HTMLButtonElement>('[data-move]:enabled') : asked)?.focus();
    });
  };
  const add = (link: LinkValue) => {
    onChange([...links, link]);
    if (link.to === '') setOpened(links.length);
  };
  return (
    <div className="grid gap-3">
      {links.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">{say('usual')}</p>
          {name === 'header' ? (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => onChange(usualHeader.map((to) => ({ to, label: { ar: '', en: '' } })))}
            >
              {say('startFromUsual')}
            </button>
          ) : null}
        </div>
      ) : null}
      <ol ref={list} aria-label={title} className="grid gap-2">
        {links.map((link, at) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a link may stand twice, and every field is controlled
            key={at}
            list={name}
            link={link}
            at={at}
            isLast={at === links.length - 1}
            isOpen={opened === at || Object.keys(errors).some((path) => path.startsWith(`${name}.${at}.`))}
            errors={errors}
            onOpen={() => setOpened(opened === at ? undefined : at)}
            onMove={(to) => move(at, to)}
            onDropped={(from) => move(from, at)}
            onRemove={() => {
              onChange(links.toSpliced(at, 1));
              setOpened(undefined);
            }}
            onChange={(next) => onChange(links.with(at, next))}
          />
        ))}
      </ol>
      {links.length < most ? <AddLink menu={title} onAdd={add} /> : <p className="text-soft">{say('full')}</p>}
    </div>
  );
}
