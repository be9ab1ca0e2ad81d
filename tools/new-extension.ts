import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';

const TEMPLATE = fileURLToPath(new URL('./extension-template', import.meta.url));
const FOLDER = fileURLToPath(new URL('../extensions', import.meta.url));

/** The name of the template in its spellings, and those of another name. */
function spellings(name: string): readonly (readonly [RegExp, string])[] {
  const words = name.split('-');
  const pascal = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
  const camel = `${pascal.slice(0, 1).toLowerCase()}${pascal.slice(1)}`;
  return [
    [/\bcreateAcme\b/g, `create${pascal}`],
    [/\bAcmeSettings\b/g, `${pascal}Settings`],
    [/\bstartFakeAcme\b/g, `startFake${pascal}`],
    [/\bACME_/g, `${name.toUpperCase().replaceAll('-', '_')}_`],
    [/\bAcme\b/g, pascal],
    // A name of a value has no hyphens; texts and paths have the name as it is.
    [/\bacme(?= = defineExtension|[ ,}] (?:from|env)|, \{ env|, 'shipped')/g, camel],
    [/\{ acme \}/g, `{ ${camel} }`],
    [/\bacme\b/g, name],
  ];
}

/** Makes `extensions/<name>` of the template: a declaration, an adapter that passes the contract suite, and its test. */
export async function makeExtension(name: string, folder = FOLDER): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new Error(`"${name}" is no name of an extension: use a-z, 0-9 and hyphens.`);
  }
  const target = join(folder, name);
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`extensions/${name} is there already.`);
  await cp(TEMPLATE, target, { recursive: true });
  const files = await readdir(target);
  for (const file of files) {
    const text = await readFile(join(target, file), 'utf8');
    await writeFile(
      join(target, file),
      spellings(name).reduce((made, [from, to]) => made.replace(from, to), text),
    );
    await rename(join(target, file), join(target, file.replace('acme', name)));
  }
  return (await readdir(target)).map((file) => `extensions/${name}/${file}`).sort();
}

/** `npm run extension:new NAME` */
async function main([name = '']: readonly string[]): Promise<void> {
  const files = await makeExtension(name);
  // Another name may sort and wrap its lines otherwise.
  await runCommand(['biome', 'check', '--write', `extensions/${name}`]);
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  process.stdout.write(`${files.join('\n')}\n\nTurn it on in waha.config.ts:\n`);
  process.stdout.write(`  import { ${camel} } from './extensions/${name}/extension.ts';\n`);
  process.stdout.write(`Then: npx vitest run extensions/${name}. The guide is docs/extend.md.\n`);
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
