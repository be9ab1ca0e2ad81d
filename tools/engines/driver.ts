export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * One window of an engine with empty storage: the operations that every engine supports. All measures are CSS pixels.
 */
export interface Driver {
  /** Resolves when the document has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page and awaits it; the result must survive JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the main button at the first point of the window, moves along the others and releases it at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>;
  /** Types keys one after another into the focused element. */
  type(text: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RunningEngine {
  /** The name the engine reports, with its version. */
  name: string;
  enter(size: Size): Promise<Driver>;
  stop(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian packages that install the engine completely. */
  packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<RunningEngine>;
}

/** The actions of a mouse, in the format of both W3C protocols. */
export function pointerActions([first, ...others]: readonly [Point, ...Point[]]): object[] {
  const move = ({ x, y }: Point, duration: number) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });
  const actions = [
    move(first, 0),
    { type: 'pointerDown', button: 0 },
    ...others.map((point) => move(point, 10)),
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

export function keyActions(text: string): object[] {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Evaluates to JSON text, which every protocol transfers in the same way. */
export const asJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
