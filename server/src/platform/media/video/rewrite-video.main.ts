import { copyPackets } from './copy-packets.ts';
import { VideoFault } from './video-limits.ts';

/** The child of `rewrite-video.ts`: `<from> <to>`; tells what it made, or why not, in one line of JSON. */
const [, , from = '', to = ''] = process.argv;

function tell(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

try {
  tell({ made: await copyPackets(from, to) });
} catch (error) {
  // Whatever else a reader stumbles over is the file's fault.
  tell({ failure: error instanceof VideoFault ? error.failure : 'damaged' });
}
