import sharp from 'sharp';

/** The shop's mark: a palm over water in a niche. Drawn, not set in type, so that it stays sharp when tiny. */
const mark = `<defs>
<linearGradient id="field" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1d4785"/><stop offset="1" stop-color="#0f2850"/></linearGradient>
<linearGradient id="leaf" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fffdf7"/><stop offset="1" stop-color="#efdcb6"/></linearGradient>
</defs>
<rect width="64" height="64" rx="14" fill="url(#field)"/>
<path d="M14 52V30a18 18 0 0 1 36 0v22Z" fill="#1f7cff" opacity=".28"/>
<path d="M31 27c.2 7-.5 13-2.200 19h6.400C33.800 40 33 34 33.200 27Z" fill="url(#leaf)"/>
<path d="M32 26.500c-6-6.300-13-5.800-17 1.300 5-2.600 10.500-2.600 17-1.300Zm0 0c6-6.300 13-5.800 17 1.300-5-2.600-10.500-2.600-17-1.300Zm0 0c-7.700-.4-12.300 4.300-11.600 11.800 2.700-5.300 6.300-8.800 11.600-11.800Zm0 0c7.700-.4 12.300 4.300 11.600 11.800-2.700-5.300-6.300-8.800-11.600-11.800Zm0 .3c-3.700-5.500-3.500-11 0-15.300 3.500 4.300 3.700 9.800 0 15.300Z" fill="url(#leaf)"/>
<path d="M14 48c4.500-2.400 9-2.400 13.500 0s9 2.400 13.500 0 6.700-2 9-1.300V52H14Z" fill="#4f9bff"/>`;

export function drawBrandIcon(size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${mark}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
