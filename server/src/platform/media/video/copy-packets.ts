import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import { type FrameSize, frameSizeOf, frameSizeOfAvcC } from './frame-size.ts';
import {
  LONGEST_SIDE,
  MOST_FRAMES_A_SECOND,
  MOST_SECONDS,
  MOST_SOUND_PACKETS,
  SHORTEST_SIDE_AT_MOST,
  SPARE_SECONDS,
  VideoFault,
} from './video-limits.ts';

export interface CopiedVideo {
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
}

const CODECS = ['avc', 'vp9', 'av1'] as const;
type Codec = (typeof CODECS)[number];
const SOUNDS = ['aac', 'opus', 'mp3'] as const;
const LONGEST = MOST_SECONDS + SPARE_SECONDS;
/** The tolerance in seconds: recorders differ by a frame or two. */
const MOST_MISSING_SECONDS = 1;

/**
 * Copies the pictures and the sound of a film to a new MP4 that plays before it is fully loaded, without metadata,
 * further tracks or trailing bytes. Runs only in a process of its own (`rewrite-video.ts`), because a damaged file may
 * block it for ever. Throws `VideoFault` for films that are not accepted.
 */
export async function copyPackets(from: string, to: string): Promise<CopiedVideo> {
  const input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  const video =
    (await input.getPrimaryVideoTrack()) ?? fault((await input.getTracks()).length > 0 ? 'no_video' : 'damaged');
  const codec = await takenCodec(video);
  const size = await requireSize(video);
  const sound = await input.getPrimaryAudioTrack();
  const soundCodec = sound && (SOUNDS.find((one) => one === sound.codec) ?? fault('sound'));
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(to),
  });
  const pictures = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(pictures, { rotation: await video.getRotation() });
  const sounds = soundCodec ? new EncodedAudioPacketSource(soundCodec) : undefined;
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  const first = await new EncodedPacketSink(video).getFirstPacket({ metadataOnly: true });
  const begin = first?.timestamp ?? fault('no_video');
  const [end] = await Promise.all([
    copyPictures(video, codec, pictures, begin),
    sound && sounds ? copySound(sound, sounds, begin) : undefined,
  ]);
  await output.finalize();
  return { ...size, durationMs: Math.round(end * 1_000), hasSound: sounds !== undefined };
}

async function takenCodec(video: InputVideoTrack): Promise<Codec> {
  const codec = await video.getCodec();
  if (codec === 'hevc') throw new VideoFault('hevc');
  return CODECS.find((one) => one === codec) ?? fault('codec');
}

/** Checks the size in the container: upright and no larger than a phone's screen. */
async function requireSize(video: InputVideoTrack): Promise<FrameSize> {
  requireSmall({ width: await video.getCodedWidth(), height: await video.getCodedHeight() });
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  requireSmall({ width, height });
  if (width > height) throw new VideoFault('landscape');
  return { width, height };
}

function requireSmall({ width, height }: FrameSize): void {
  if (!(width >= 16 && height >= 16)) throw new VideoFault('damaged');
  const isSmall = Math.max(width, height) <= LONGEST_SIDE && Math.min(width, height) <= SHORTEST_SIDE_AT_MOST;
  if (!isSmall) throw new VideoFault('too_large');
}

/** Copies the pictures; returns the duration of the film in seconds. */
async function copyPictures(
  video: InputVideoTrack,
  codec: Codec,
  target: EncodedVideoPacketSource,
  begin: number,
): Promise<number> {
  const decoderConfig = (await video.getDecoderConfig()) ?? fault('codec');
  const record = decoderConfig.description;
  const told = codec === 'avc' && record ? frameSizeOfAvcC(bytesOf(record)) : undefined;
  if (codec === 'avc' && !told) fault('damaged');
  if (told) requireSmall(told);
  let [count, end, isTold] = [0, 0, told !== undefined];
  for await (const packet of new EncodedPacketSink(video).packets()) {
    count += 1;
    if (count === 1 && packet.type !== 'key') fault('damaged');
    const size = frameSizeOf(codec, packet.data);
    if (size) requireSmall(size);
    isTold ||= size !== undefined;
    if (!isTold) fault('damaged');
    end = Math.max(end, endOf(packet, begin));
    if (end > LONGEST) fault('too_long');
    if (count > LONGEST * MOST_FRAMES_A_SECOND) fault('too_many_frames');
    await target.add(movedTo(packet, begin), { decoderConfig });
  }
  if (end <= 0) fault('no_video');
  // The metadata of a truncated file claims a longer duration.
  const toldEnd = (await video.getDurationFromMetadata()) ?? 0;
  if (toldEnd - begin - end > MOST_MISSING_SECONDS) fault('damaged');
  // A film of less than a second is allowed a full second's number of frames.
  if (count > Math.max(end, 1) * MOST_FRAMES_A_SECOND) fault('too_many_frames');
  return end;
}

async function copySound(sound: InputAudioTrack, target: EncodedAudioPacketSource, begin: number): Promise<void> {
  const decoderConfig = (await sound.getDecoderConfig()) ?? fault('sound');
  let count = 0;
  for await (const packet of new EncodedPacketSink(sound).packets()) {
    const end = endOf(packet, begin);
    // Sound before the first picture is cut: no player plays it.
    if (packet.timestamp < begin) continue;
    if (end > LONGEST + 1) fault('too_long');
    count += 1;
    if (count > MOST_SOUND_PACKETS) fault('sound');
    await target.add(movedTo(packet, begin), { decoderConfig });
  }
}

function endOf({ timestamp, duration }: EncodedPacket, begin: number): number {
  const end = timestamp + duration - begin;
  if (!Number.isFinite(end) || duration < 0) fault('damaged');
  return end;
}

/** Shifts a packet's time, so that the film begins at zero whatever its recorder's first time was. */
function movedTo(packet: EncodedPacket, begin: number): EncodedPacket {
  return packet.clone({ timestamp: Math.max(0, packet.timestamp - begin), sideData: {} });
}

function bytesOf(source: ArrayBufferLike | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

function fault(failure: VideoFault['failure']): never {
  throw new VideoFault(failure);
}
