import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

interface OfSpectral {
  code: string;
  message: string;
  path: (string | number)[];
}

interface OfRedocly {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/**
 * Checks the document with Spectral's `oas` and Redocly's `recommended-strict`, with the exceptions explained in their
 * files in this folder.
 */
export async function checkApiDocument(document: string, folder: string): Promise<Finding[]> {
  const program = (name: string) => join(folder, 'node_modules', '.bin', name);
  const spectral = await run(program('spectral'), [
    'lint',
    document,
    '-r',
    join(folder, 'spectral.yaml'),
    '-f',
    'json',
    '-q',
  ]);
  const redocly = await run(program('redocly'), [
    'lint',
    document,
    '--config',
    join(folder, 'redocly.yaml'),
    '--format=json',
  ]);
  // The types that their documentation describes for these formats.
  const ofSpectral = JSON.parse(spectral) as OfSpectral[];
  const ofRedocly = JSON.parse(redocly) as OfRedocly;
  return [
    ...ofSpectral.map(({ code, message, path }) => ({
      tool: 'Spectral',
      rule: code,
      where: path.join('/'),
      message,
      source: '',
    })),
    ...ofRedocly.problems.map(({ ruleId, message, location }) => ({
      tool: 'Redocly',
      rule: ruleId,
      where: location[0]?.pointer ?? '',
      message,
      source: '',
    })),
  ];
}

/** Returns the program's output; findings are no failure of the program. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  execFile(process.execPath, [program, ...args], { maxBuffer: 1e9, env }, (error, stdout) =>
    stdout.trim() === '' ? reject(error ?? new Error(`${program} said nothing`)) : resolve(stdout),
  );
  return promise;
}
