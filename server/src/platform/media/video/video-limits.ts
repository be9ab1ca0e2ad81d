import type { VideoFailureCode } from '@waha/contract';

/** What a film may be (product decision 7): a minute of a phone's, upright. */
export const MOST_SECONDS = 60;
/** Recorders round up: what is told as 60 s may last a frame or two longer. */
export const SPARE_SECONDS = 0.5;
/** A phone's screen, and what its decoder takes without dropping frames; sets of 16 lines round 1080 up to 1088. */
export const LONGEST_SIDE = 1_920;
export const SHORTEST_SIDE_AT_MOST = 1_088;
/** Slow motion of phones; more than that is no film. */
export const MOST_FRAMES_A_SECOND = 120;
/** An audio packet is 10 ms or more in all that we take. */
export const MOST_SOUND_PACKETS = 8_000;

/** What is wrong with a file, thrown inside the process that reads it. */
export class VideoFault extends Error {
  override name = 'VideoFault';
  readonly failure: VideoFailureCode;
  constructor(failure: VideoFailureCode) {
    super(failure);
    this.failure = failure;
  }
}
