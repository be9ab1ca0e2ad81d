import { copyPackets } from './copy-packets.ts';
import { VideoFault } from './video-limits.ts';

/** The child process of `rewrite-video.ts`: `<from> <to>`; writes the result or the fault as one line of JSON. */
const [, , from = '', to = ''] = process.argv;

function tell(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

try {
  tell({ made: await copyPackets(from, to) });
} catch (error) {
  // All other errors of the parser are caused by the file.
  tell({ failure: error instanceof VideoFault ? error.failure : 'damaged' });
}
