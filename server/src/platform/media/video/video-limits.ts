import type { VideoFailureCode } from '@waha/contract';

/** Limits of a film (product decision 7): a minute, upright, of a phone. */
export const MOST_SECONDS = 60;
/** Recorders round up: a film of 60 s may last a frame or two longer. */
export const SPARE_SECONDS = 0.5;
/** A phone's screen, and what its decoder takes without dropping frames; sets of 16 lines round 1080 up to 1088. */
export const LONGEST_SIDE = 1_920;
export const SHORTEST_SIDE_AT_MOST = 1_088;
/** Slow motion of phones; more than that is no film. */
export const MOST_FRAMES_A_SECOND = 120;
/** An audio packet is 10 ms or more in all that we take. */
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
