import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A drawing before it is a picture, which takes a hundred times as long. */
export interface Drawing {
  /** px */
  width: number;
  height: number;
  svg: string;
}

export function drawing(width: number, height: number, content: string): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return { width, height, svg };
}

/** The name of a drawing: another one wherever a line of it is. */
export function keyOfDrawing({ svg }: Drawing): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 20);
}

/** PNG: decodes everywhere, and the backdrops compress well without being hurt. */
export function renderPng({ svg }: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
