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

/** Reads a barcode with the camera; absent where the browser cannot. */
export function ScanButton({ onRead }: { onRead: (text: string) => void }) {
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
          onRead={(text) => {
            setOpen(false);
            onRead(text);
          }}
        />
      ) : null}
    </>
  );
}

function Scanner({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const say = useText('common');
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const state = { isOver: false };
    let stream: MediaStream | undefined;
    void watch(video, state, (opened) => {
      stream = opened;
    })
      .then((text) => {
        if (text !== null) read.current(text);
      })
      .catch(() => setRefused(true));
    return () => {
      state.isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return (
    <Dialog title={say('scan')} onClose={onClose}>
      {isRefused ? (
        <p role="alert">{say('noCamera')}</p>
      ) : (
        <>
          <p className="mb-2 text-soft">{say('scanText')}</p>
          <video ref={video} muted playsInline className="aspect-video w-full rounded-lg bg-dark object-cover" />
        </>
      )}
    </Dialog>
  );
}

/** Shows the camera and resolves with the first barcode in its view, or with null once it is over. */
async function watch(
  video: { current: HTMLVideoElement | null },
  state: { isOver: boolean },
  opened: (stream: MediaStream) => void,
): Promise<string | null> {
  const Class = globalThis.BarcodeDetector;
  if (!Class) return null;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  opened(stream);
  if (state.isOver || !video.current) {
    for (const track of stream.getTracks()) track.stop();
    return null;
  }
  video.current.srcObject = stream;
  await video.current.play();
  const detector = new Class();
  while (!state.isOver && video.current) {
    const [found] = await detector.detect(video.current);
    if (found) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}
