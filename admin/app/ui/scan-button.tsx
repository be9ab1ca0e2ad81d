import { ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.tsx';
import { Dialog } from './dialog.tsx';

/** Part of the Barcode Detection API that is used here; browsers without it have no such class. */
interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
declare global {
  var BarcodeDetector: (new () => Detector) | undefined;
}

const EVERY_MS = 200;
/** A barcode that stays in view is not read again so soon: a hand needs longer for the next piece. */
const SAME_AGAIN_MS = 1_500;

interface ScanProps {
  onRead: (text: string) => void;
  /** True where many barcodes are read one after another: the camera stays open until it is closed. */
  isContinuous?: boolean;
}

/** Reads barcodes with the camera; absent where the browser cannot. */
export function ScanButton({ onRead, isContinuous = false }: ScanProps) {
  const say = useText('common');
  const [isOpen, setOpen] = useState(false);
  if (globalThis.BarcodeDetector === undefined) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        <ScanBarcode className="size-4" aria-hidden="true" />
        {say('scan')}
      </button>
      {isOpen ? (
        <Scanner
          onClose={() => setOpen(false)}
          isContinuous={isContinuous}
          onRead={(text) => {
            if (!isContinuous) setOpen(false);
            onRead(text);
          }}
        />
      ) : null}
    </>
  );
}

function Scanner({ onRead, onClose, isContinuous }: ScanProps & { onClose: () => void }) {
  const say = useText('common');
  const [last, setLast] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const state = { isOver: false };
    let stream: MediaStream | undefined;
    const opened = (camera: MediaStream) => {
      stream = camera;
    };
    const found = (text: string) => {
      if (!isContinuous) state.isOver = true;
      setLast(text);
      read.current(text);
    };
    watch(video, state, { opened, found }).catch(() => setRefused(true));
    return () => {
      state.isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isContinuous]);
  return (
    <Dialog title={say('scan')} onClose={onClose}>
      {isRefused ? (
        <p role="alert">{say('noCamera')}</p>
      ) : (
        <>
          <p className="mb-2 text-soft">{say('scanText')}</p>
          <video ref={video} muted playsInline className="aspect-video w-full rounded-lg bg-dark object-cover" />
          {last === undefined ? null : (
            <p role="status" className="mt-2">
              <bdi dir="ltr">{last}</bdi>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

interface Watcher {
  opened: (stream: MediaStream) => void;
  found: (text: string) => void;
}

/** Shows the camera and tells each barcode that comes into its view, until it is over. */
async function watch(
  video: { current: HTMLVideoElement | null },
  state: { isOver: boolean },
  { opened, found }: Watcher,
): Promise<void> {
  const Class = globalThis.BarcodeDetector;
  if (!Class) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  opened(stream);
  if (state.isOver || !video.current) {
    for (const track of stream.getTracks()) track.stop();
    return;
  }
  video.current.srcObject = stream;
  await video.current.play();
  const detector = new Class();
  let last = { text: '', seenAt: 0 };
  while (!state.isOver && video.current) {
    const [seen] = await detector.detect(video.current);
    const now = Date.now();
    const isSame = seen !== undefined && seen.rawValue === last.text && now - last.seenAt < SAME_AGAIN_MS;
    if (seen && !state.isOver) {
      last = { text: seen.rawValue, seenAt: now };
      if (!isSame) found(seen.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
