// Combines the icons of the shop into one file that every page shares and browsers cache, so that icons need no
// JavaScript. Icons used only in the community are in a second file. Run by hand after adding a name; the results are
// committed as icons.svg in app/ui and app/community, with lists of names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { communityIcons, drawnIcons, lucideIcons, shopMark } from './icon-names.ts';

type IconNode = [tag: string, attributes: Record<string, string>];

const require = createRequire(import.meta.url);
const app = path.resolve(import.meta.dirname, '../app');

const iconFolder = path.join(path.dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons');

/** Old names of an icon are files that only re-export the new one. */
function iconFile(name: string): string {
  const file = path.join(iconFolder, `${name}.mjs`);
  const alias = /^export \{ default \} from '\.\/(.+)\.mjs'/m.exec(readFileSync(file, 'utf8'));
  return alias?.[1] ? iconFile(alias[1]) : file;
}

async function lucideSymbol(name: string): Promise<string> {
  const { __iconData: icon }: { __iconData: { node: IconNode[] } } = await import(iconFile(name));
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

async function write(folder: string, type: string, names: readonly string[], drawn: Record<string, string> = {}) {
  const symbols = await Promise.all(names.map(lucideSymbol));
  if (folder === 'ui') symbols.push(shopMark);
  for (const [name, shapes] of Object.entries(drawn)) {
    symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`);
  }
  const all = [...names, ...Object.keys(drawn)].sort();
  writeFileSync(
    path.join(app, folder, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('\n')}</svg>\n`,
  );
  writeFileSync(
    path.join(app, folder, 'icon-names.gen.ts'),
    `// Written by scripts/build-icons.ts.\nexport type ${type} =\n${all.map((name) => `  | '${name}'`).join('\n')};\n`,
  );
  console.log(`${all.length} icons in ${folder}`);
}

await write('ui', 'IconName', lucideIcons, drawnIcons);
await write('community', 'CommunityIconName', communityIcons);
