import { findFfmpeg, findRewriter } from '../platform/media/video/index.ts';

/**
 * Describes the video support of this shop. Without the rewriting program there are no reels; all other features work.
 */
export async function describeFilms(): Promise<{ isTaken: boolean; text: string }> {
  if (findRewriter() === undefined)
    return { isTaken: false, text: 'members’ films are refused, in words: run `npm install` to have `mediabunny`' };
  const ffmpeg = await findFfmpeg();
  if (ffmpeg) return { isTaken: true, text: `taken as H.264, VP9, AV1 and, by ${ffmpeg}, HEVC` };
  return { isTaken: true, text: 'taken as H.264, VP9 and AV1; to take HEVC too and draw posters install `ffmpeg`' };
}
