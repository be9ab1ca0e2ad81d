// Composes the pictures of the home page's hero and of social cards: arches, dunes and a few of the shop's objects.
// Objects are fluent-emoji (MIT) and our own perfume bottle. Run by hand; the results are committed beside hero.tsx.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const home = path.resolve(import.meta.dirname, '../app/shop/home');
const brand = path.resolve(import.meta.dirname, '../app/brand');

const emoji: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
);

let drawn = 0;

/** What is inside an object's drawing: one of ours under scripts/objects, else an emoji. */
function bodyOf(name: string): string {
  const ours = path.join(import.meta.dirname, 'objects', `${name}.svg`);
  if (existsSync(ours)) return readFileSync(ours, 'utf8').replace(/^<svg[^>]*><title>.*?<\/title>|<\/svg>\s*$/g, '');
  const body = emoji.icons[name]?.body;
  if (!body) throw new Error(`no drawing named ${name}`);
  return body;
}

/** One object, `size` wide, standing with its middle at `x` and its foot at `y`; its gradients get names of their own. */
function object(name: string, x: number, y: number, size: number, filter = ''): string {
  drawn += 1;
  const body = bodyOf(name)
    .replace(/id="([^"]+)"/g, `id="$1-${drawn}"`)
    .replace(/(url\(|href=")#([^)"]+)/g, `$1#$2-${drawn}`);
  return `${shadow(x, y, size)}<svg x="${x - size / 2}" y="${y - size * 0.955}" width="${size}" height="${size}" viewBox="0 0 32 32"><g${filter && ` filter="url(#${filter})"`}>${body}</g></svg>`;
}

function shadow(x: number, y: number, size: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${size * 0.4}" ry="${size * 0.055}" fill="#0c1a33" opacity=".28" filter="url(#soft)"/>`;
}

/** A cylinder to stand on: its top at `y`. */
function podium(x: number, y: number, width: number, height: number, top: string, side: string): string {
  const [radius, depth] = [width / 2, width * 0.11];
  return `<path d="M${x - radius} ${y}v${height}a${radius} ${depth} 0 0 0 ${width} 0v-${height}z" fill="${side}"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${depth}" fill="${top}"/>`;
}

function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const radius = width / 2;
  return `<path d="M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z" fill="${fill}"/>`;
}

function perfume(x: number, y: number, size: number): string {
  const unit = size / 100;
  return `${shadow(x, y, size)}<g transform="translate(${x - size / 2} ${y - size * 1.32}) scale(${unit})">
    <rect x="38" y="0" width="24" height="30" rx="5" fill="url(#gold)"/><rect x="42" y="28" width="16" height="12" fill="#b98a3c"/>
    <rect x="10" y="38" width="80" height="94" rx="18" fill="url(#glass)"/>
    <rect x="17" y="62" width="66" height="63" rx="12" fill="url(#amber)"/>
    <rect x="17" y="44" width="10" height="80" rx="5" fill="#fff" opacity=".45"/>
    <rect x="34" y="78" width="40" height="28" rx="5" fill="#fffaf0" opacity=".92"/>
    <path d="M54 101c1-6 1-9-.5-13M54 88c-2-4-6-5-10-3M54 88c-4-1-8 1-9 5M54 88c2-4 6-5 10-3M54 88c4-1 8 1 9 5" stroke="#12305c" stroke-width="2" fill="none" stroke-linecap="round"/>
  </g>`;
}

const defs = `<defs>
  <filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="7"/></filter>
  <filter id="navy"><feColorMatrix type="hueRotate" values="-30"/><feColorMatrix type="saturate" values="0.7"/></filter>
  <filter id="calm"><feColorMatrix type="saturate" values="0.72"/></filter>
  <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3eadb"/><stop offset="1" stop-color="#e6d8c0"/></linearGradient>
  <linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#234a82"/><stop offset="1" stop-color="#7fa0c9"/></linearGradient>
  <linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d8c3a0"/><stop offset="1" stop-color="#ead9bd"/></linearGradient>
  <linearGradient id="blush" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9a58f"/><stop offset="1" stop-color="#ecc9b6"/></linearGradient>
  <linearGradient id="dune" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#d9bd8e"/><stop offset="1" stop-color="#c9a66f"/></linearGradient>
  <linearGradient id="gold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9c7230"/><stop offset=".4" stop-color="#f0d28e"/><stop offset="1" stop-color="#a87c36"/></linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#dfe8f5" stop-opacity=".9"/></linearGradient>
  <linearGradient id="amber" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4c46b"/><stop offset="1" stop-color="#c9802e"/></linearGradient>
</defs>`;

/** The group of objects, drawn around (0, 0) as the middle of the floor. */
const stillLife = `
  ${arch(-330, -470, 300, 490, 'url(#niche)')}
  ${arch(60, -400, 250, 420, 'url(#blush)')}
  ${arch(-155, -540, 350, 560, 'url(#night)')}
  <circle cx="88" cy="-395" r="58" fill="#f6dfae"/>
  <path d="M-155 -120c60-50 130-50 190-10s120 40 160 10V20h-350z" fill="#5f83b4"/>
  <path d="M-155 -70c70-40 150-30 200 0s110 20 150-10V20h-350z" fill="#c9a66f"/>
  ${object('palm-tree', -108, -30, 275, 'calm')}
  <path d="M-1400 30c300 20 640-20 880-40 160-30 330-36 500-8s330 22 760-16v340h-2140z" fill="url(#dune)"/>
  ${podium(-235, -30, 200, 120, '#f6eee0', '#dccbb0')}
  ${podium(215, -64, 210, 150, '#f4dccf', '#d9b39f')}
  ${podium(0, -8, 250, 110, '#fdf8ee', '#e4d5bb')}
  ${object('dallah', -240, -26, 168)}
  ${object('handbag', 216, -62, 178)}
  ${perfume(2, -6, 138)}
  ${object('wrapped-gift', -126, 56, 108, 'calm')}
  ${object('headphone', 128, 66, 122)}
  ${object('watch', 318, 62, 112, 'navy')}
  ${object('dates-bowl', -318, 62, 130)}`;

function scene(width: number, height: number, x: number, y: number, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${defs}
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <g transform="translate(${x} ${y}) scale(${scale})">
      ${stillLife}
    </g></svg>`;
}

async function write(svg: string, width: number, file: string): Promise<void> {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  await picture
    .clone()
    .avif({ quality: 45, effort: 9 })
    .toFile(path.join(home, `${file}.avif`));
  await picture
    .clone()
    .webp({ quality: 74, effort: 6 })
    .toFile(path.join(home, `${file}.webp`));
}

await write(scene(1280, 560, 925, 448, 0.82), 1280, 'hero-wide');
await write(scene(720, 560, 360, 460, 0.84), 720, 'hero-tall');
await sharp(Buffer.from(scene(1200, 630, 600, 520, 0.95)))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(brand, 'social-card.jpg'));

const icon = sharp(readFileSync(path.join(brand, 'icon.svg')), { density: 600 });
await icon.clone().resize(512).png({ compressionLevel: 9, palette: true }).toFile(path.join(brand, 'icon-512.png'));
await icon
  .clone()
  .resize(180)
  .flatten({ background: '#12305c' })
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(brand, 'icon-180.png'));
