import sharp from 'sharp';

/** PNG: decodes everywhere, and the backdrops compress well without being hurt. */
export function renderPng(width: number, height: number, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
