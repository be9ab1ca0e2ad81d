// Prints the brotli bytes of everything that the home page loads before any interaction, against the budget. Needs a
// running shop: `node scripts/measure-bytes.ts http://127.0.0.1:3000/`
import { brotliCompressSync } from 'node:zlib';

const page = process.argv[2] ?? 'http://127.0.0.1:3000/';

const budgets: Record<string, number> = { html: 14_000, css: 10_000, js: 120_000, font: 35_000 };

function kindOf(address: string): string {
  if (/\.js$/.test(address)) return 'js';
  if (/\.css$/.test(address)) return 'css';
  return /\.woff2$/.test(address) ? 'font' : 'other';
}

async function bytesOf(address: string): Promise<{ bytes: number; text: string }> {
  const body = Buffer.from(
    await (await fetch(new URL(address, page), { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  );
  const packed = /\.(?:woff2|avif|webp|jpg|png)$/.test(address);
  return { bytes: packed ? body.length : brotliCompressSync(body).length, text: body.toString() };
}

const html = await bytesOf(page);
/** Scripts, styles, fonts and the icon sprite named by the document, and the static imports of those scripts. */
const queue = [...html.text.matchAll(/(?:href|src)="(\/assets\/[^"#]+)|"(\/assets\/[^"#]+\.js)"/g)].map(
  (hit) => hit[1] ?? hit[2] ?? '',
);
const seen = new Map<string, number>();
for (const address of queue) {
  if (seen.has(address) || /\.(?:avif|webp)$/.test(address)) continue;
  const file = await bytesOf(address);
  seen.set(address, file.bytes);
  if (kindOf(address) !== 'js') continue;
  for (const [, imported = ''] of file.text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    queue.push(`/assets/${imported}`);
  }
}

const totals: Record<string, number> = { html: html.bytes };
for (const [address, bytes] of [...seen].sort((first, second) => second[1] - first[1])) {
  totals[kindOf(address)] = (totals[kindOf(address)] ?? 0) + bytes;
  console.log(`${String(bytes).padStart(8)}  ${address}`);
}
console.log();
let over = false;
for (const [kind, bytes] of Object.entries(totals)) {
  const budget = budgets[kind];
  over ||= budget !== undefined && bytes > budget;
  console.log(`${kind.padEnd(6)} ${String(bytes).padStart(8)}${budget ? ` of ${budget}` : ''}`);
}
process.exitCode = over ? 1 : 0;
