import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  type MetadataTags,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

export interface VideoSpec {
  /** The width in the container, and of the pictures unless `pictures` differs. */
  width?: number;
  height?: number;
  pictures?: { width: number; height: number };
  seconds?: number;
  framesPerSecond?: number;
  container?: 'mp4' | 'webm' | 'mkv';
  /** The position of its tables; a fragmented film has less information at its start. */
  fastStart?: false | 'in-memory' | 'fragmented';
  hasSound?: boolean;
  bytesAFrame?: number;
  rotation?: 0 | 90 | 180 | 270;
  tags?: MetadataTags;
  /** The number of tracks; one by default. */
  tracks?: number;
}

/** A film with real VP9 headers and noise as pictures: sufficient for code that does not decode. */
export async function makeVideo(spec: VideoSpec = {}): Promise<Buffer> {
  const { width = 360, height = 640, seconds = 2, framesPerSecond = 10, container = 'mp4' } = spec;
  const output = new Output({ format: formatOf(container, spec.fastStart ?? false), target: new BufferTarget() });
  if (spec.tags) output.setMetadataTags(spec.tags);
  const tracks = Array.from({ length: spec.tracks ?? 1 }, () => new EncodedVideoPacketSource('vp9'));
  for (const track of tracks) output.addVideoTrack(track, { rotation: spec.rotation ?? 0 });
  const sound = spec.hasSound ? new EncodedAudioPacketSource('opus') : undefined;
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.31.08', codedWidth: width, codedHeight: height };
  const pictures = spec.pictures ?? { width, height };
  const each = 1 / framesPerSecond;
  for (const track of tracks)
    for (let n = 0; n < seconds * framesPerSecond; n += 1) {
      const data = vp9Frame(n === 0 ? pictures : undefined, spec.bytesAFrame ?? 200);
      await track.add(new EncodedPacket(data, n === 0 ? 'key' : 'delta', n * each, each), { decoderConfig });
    }
  for (let n = 0; sound && n < seconds * 50; n += 1) {
    const packet = new EncodedPacket(Buffer.from([0x0c, 0xff, 0xfe]), 'key', n / 50, 1 / 50);
    await sound.add(packet, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer());
}

function formatOf(container: 'mp4' | 'webm' | 'mkv', fastStart: false | 'in-memory' | 'fragmented') {
  if (container === 'mp4') return new Mp4OutputFormat({ fastStart });
  return container === 'webm' ? new WebMOutputFormat() : new MkvOutputFormat();
}

/** A VP9 frame up to its size; a key frame where `size` is given (VP9 bitstream specification §6.2). */
function vp9Frame(size: { width: number; height: number } | undefined, bytes: number): Buffer {
  const frame = Buffer.alloc(bytes, 0x55);
  if (!size) {
    frame[0] = 0x86;
    return frame;
  }
  const bits = (value: number, count: number) => value.toString(2).padStart(count, '0');
  const header = `10000010${bits(0x498342, 24)}0010${bits(size.width - 1, 16)}${bits(size.height - 1, 16)}0000`;
  for (let at = 0; at < header.length / 8; at += 1) frame[at] = Number.parseInt(header.slice(at * 8, at * 8 + 8), 2);
  return frame;
}
