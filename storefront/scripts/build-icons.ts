// Gathers the icons the shop uses into one file that every page shares and browsers keep: no JavaScript per icon.
// Run by hand after adding a name; the result is committed as app/ui/icons.svg with its list of names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { drawnIcons, lucideIcons } from './icon-names.ts';

type IconNode = [tag: string, attributes: Record<string, string>];

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../app/ui');

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

const symbols = await Promise.all(lucideIcons.map(lucideSymbol));
for (const [name, shapes] of Object.entries(drawnIcons)) {
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`);
}
const names = [...lucideIcons, ...Object.keys(drawnIcons)].sort();
writeFileSync(
  path.join(target, 'icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('\n')}</svg>\n`,
);
writeFileSync(
  path.join(target, 'icon-names.gen.ts'),
  `// Written by scripts/build-icons.ts.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
);
console.log(`${names.length} icons`);
