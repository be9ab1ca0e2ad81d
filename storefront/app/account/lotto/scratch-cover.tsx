import { directionOf } from '@waha/kit/language';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';

/** Grid of fields on the cover that measures the scratched share. */
const [COLUMNS, ROWS] = [12, 6];
/** Share of the fields from which the cover clears itself. */
const ENOUGH = 0.5;
const STROKE = 0.16;

interface CoverProps {
  /** The first stroke: the card below must be loaded. */
  onStart: () => void;
  /** Called when enough is scratched. */
  onEnough: () => void;
}

/** Cover of a card, scratched by finger or mouse; the button beside it reveals the card without either. */
export function ScratchCover({ onStart, onEnough }: CoverProps) {
  const say = useText('lotto');
  const direction = directionOf(useLanguage());
  const canvas = useRef<HTMLCanvasElement>(null);
  const touched = useRef(new Set<number>());
  const last = useRef<{ x: number; y: number } | null>(null);
  const words = say('scratchHere');

  useEffect(() => {
    if (canvas.current) drawCover(canvas.current, words, direction);
  }, [words, direction]);

  function scratch(event: PointerEvent<HTMLCanvasElement>): void {
    const { currentTarget: target } = event;
    const box = target.getBoundingClientRect();
    const to = { x: event.clientX - box.left, y: event.clientY - box.top };
    erase(target, last.current ?? to, to);
    last.current = to;
    const [column, row] = [Math.floor((to.x / box.width) * COLUMNS), Math.floor((to.y / box.height) * ROWS)];
    // A stroke is wider than a field: its neighbours above and below are scratched with it.
    for (const near of [row - 1, row, row + 1]) {
      if (near >= 0 && near < ROWS && column >= 0 && column < COLUMNS) touched.current.add(near * COLUMNS + column);
    }
    if (touched.current.size >= COLUMNS * ROWS * ENOUGH) onEnough();
  }

  return (
    // The cover is drawn in the canvas's colour, its pattern in that of the wrapper.
    <div aria-hidden="true" className="absolute inset-0 text-on-primary">
      <canvas
        ref={canvas}
        className="h-full w-full cursor-pointer text-primary"
        // A touch on the card scratches and does not scroll the page.
        style={{ touchAction: 'none' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = null;
          onStart();
          scratch(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) scratch(event);
        }}
      />
    </div>
  );
}

function drawCover(canvas: HTMLCanvasElement, words: string, direction: 'ltr' | 'rtl'): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  pen.scale(devicePixelRatio, devicePixelRatio);
  const style = getComputedStyle(canvas);
  pen.fillStyle = style.color;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = getComputedStyle(canvas.parentElement ?? canvas).color;
  pen.globalAlpha = 0.12;
  for (let x = 12; x < width; x += 24) {
    for (let y = 12; y < height; y += 24) {
      pen.beginPath();
      pen.arc(x + (Math.round(y / 24) % 2) * 12, y, 3, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
  pen.font = `600 18px ${style.fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.direction = direction;
  pen.fillText(words, width / 2, height / 2);
}

function erase(canvas: HTMLCanvasElement, from: { x: number; y: number }, to: { x: number; y: number }): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.globalCompositeOperation = 'destination-out';
  pen.lineWidth = (canvas.width / devicePixelRatio) * STROKE;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}
