import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { folded } from '../../shell/folded.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { type ShownTile, useTiles } from './use-tiles.ts';

/** Index of the settings: a tile for each topic, found by its title and its sentence. */
export default function Settings() {
  const say = useText('settings');
  const [wanted, setWanted] = useState('');
  const word = folded(wanted);
  const groups = useTiles()
    .map(({ title, tiles }) => ({
      title,
      tiles: tiles.filter((tile) => folded(`${tile.title} ${tile.about}`).includes(word)),
    }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <Page title={say('settings')}>
      <div className="grid max-w-5xl gap-6">
        <search>
          <label className="relative block max-w-md">
            <span className="sr-only">{say('findSetting')}</span>
            <Search className="absolute inset-y-0 start-3 my-auto size-4 text-soft" aria-hidden="true" />
            <input
              type="search"
              className="field ps-9"
              placeholder={say('findSetting')}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </label>
        </search>
        {groups.length === 0 ? <Empty title={say('noSetting')}>{say('noSettingText')}</Empty> : null}
        {groups.map(({ title, tiles }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h2 className="text-sm font-semibold text-soft">{title}</h2>
            <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {tiles.map((tile) => (
                <TileLink key={tile.path} tile={tile} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function TileLink({ tile: { path, title, about, icon: Icon } }: { tile: ShownTile }) {
  return (
    <li>
      <Link
        to={path}
        className="flex h-full items-start gap-3 rounded-xl border border-line bg-card p-4 hover:border-line-strong hover:bg-tint"
      >
        <Icon className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-soft">{about}</span>
        </span>
      </Link>
    </li>
  );
}
