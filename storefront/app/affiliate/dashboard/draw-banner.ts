/** In pixels, as networks ask for them. */
export const shapes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;

export interface BannerWords {
  name: string;
  line: string;
  code: string;
  /** Advertising label of the commission link, required on the picture by advertising law. */
  ad: string;
  qrSvg: string;
}

/** The shop's blue and sand, in every theme: a picture leaves the page. */
const colors = { ground: '#0f2d5c', dune: '#1b4079', sun: '#e9dcc4', ink: '#ffffff', soft: '#c9d6ec' };

async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image(480, 480);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Draws a picture to post onto a canvas of its shape: name, line, QR, code. */
export async function drawBanner(
  canvas: HTMLCanvasElement,
  shape: keyof typeof shapes,
  { name, line, code, ad, qrSvg }: BannerWords,
): Promise<void> {
  const [qr] = await Promise.all([load(qrSvg), document.fonts.ready]);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  const { width, height } = shapes[shape];
  const letters = getComputedStyle(document.body).fontFamily;
  const middle = width / 2;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.sun;
  context.beginPath();
  context.arc(width * 0.82, height * 0.12, 90, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = colors.dune;
  context.beginPath();
  context.moveTo(0, height * 0.86);
  context.bezierCurveTo(width * 0.3, height * 0.72, width * 0.6, height * 1.02, width, height * 0.82);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  const top = height * (shape === 'story' ? 0.22 : 0.17);
  context.textAlign = 'center';
  context.direction = getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr';
  const write = (text: string, size: number, y: number, color: string, weight = 700) => {
    context.font = `${weight} ${size}px ${letters}`;
    context.fillStyle = color;
    context.fillText(text, middle, y, width - 120);
  };
  write(name, 110, top, colors.ink);
  write(line, 50, top + 100, colors.soft, 400);
  const edge = 420;
  const qrTop = top + 170;
  context.fillStyle = colors.ink;
  context.beginPath();
  context.roundRect(middle - edge / 2 - 24, qrTop, edge + 48, edge + 48, 36);
  context.fill();
  context.imageSmoothingEnabled = false;
  context.drawImage(qr, middle - edge / 2, qrTop + 24, edge, edge);
  write(code, 54, qrTop + edge + 140, colors.ink);
  write(ad, 32, height - 60, colors.soft, 400);
}
