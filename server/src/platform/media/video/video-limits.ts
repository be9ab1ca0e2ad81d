import type { VideoFailureCode } from '@waha/contract';

/** Limits of a film (product decision 7): a minute, upright, with the resolution of a phone. */
export const MOST_SECONDS = 60;
/** The tolerance in seconds: recorders round up, so a film of 60 s may last a frame or two longer. */
export const SPARE_SECONDS = 0.5;
/**
 * The longest side: a phone's screen, and the limit of its decoder without dropped frames; blocks of 16 lines round
 * 1080 up to 1088.
 */
export const LONGEST_SIDE = 1_920;
export const SHORTEST_SIDE_AT_MOST = 1_088;
/** The limit allows slow motion of phones. */
export const MOST_FRAMES_A_SECOND = 120;
/** The limit of audio packets: a packet has at least 10 ms in every accepted codec. */
export const MOST_SOUND_PACKETS = 8_000;

/** A fault of a file, thrown inside the process that reads it. */
export class VideoFault extends Error {
  override name = 'VideoFault';
  readonly failure: VideoFailureCode;
  constructor(failure: VideoFailureCode) {
    super(failure);
    this.failure = failure;
  }
}
