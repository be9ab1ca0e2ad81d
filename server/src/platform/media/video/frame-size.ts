import { type Bits, readBits } from './read-bits.ts';

export interface FrameSize {
  width: number;
  height: number;
}

/**
 * The true frame size, from the bitstream that the decoder reads: the size in the container is not reliable. Undefined
 * where a packet does not contain it.
 */
export function frameSizeOf(codec: 'avc' | 'vp9' | 'av1', packet: Uint8Array): FrameSize | undefined {
  if (codec === 'vp9') return sizeOfVp9(packet);
  return codec === 'av1' ? sizeOfAv1(packet) : sizeOfNalUnits(packet);
}

const SPS = 7;
/** Profiles whose parameter sets begin with chroma and scaling (ITU-T H.264 §7.3.2.1.1). */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/**
 * The size from parameter sets inside the packet, which replace those of the container. Each NAL unit follows its
 * length, in four bytes.
 */
function sizeOfNalUnits(packet: Uint8Array): FrameSize | undefined {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
  let largest: FrameSize | undefined;
  for (let at = 0; at + 5 <= packet.length; ) {
    const length = view.getUint32(at);
    const unit = packet.subarray(at + 4, at + 4 + length);
    if (((unit[0] ?? 0) & 0x1f) === SPS) largest = larger(largest, sizeOfSps(unit));
    at += 4 + length;
  }
  return largest;
}

/** The size from the parameter sets of an `avcC` (ISO/IEC 14496-15 §5.3.3.1). */
export function frameSizeOfAvcC(record: Uint8Array): FrameSize | undefined {
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
  let largest: FrameSize | undefined;
  let at = 6;
  for (let left = (record[5] ?? 0) & 0x1f; left > 0 && at + 2 <= record.length; left -= 1) {
    const length = view.getUint16(at);
    largest = larger(largest, sizeOfSps(record.subarray(at + 2, at + 2 + length)));
    at += 2 + length;
  }
  return largest;
}

function larger(one: FrameSize | undefined, other: FrameSize): FrameSize {
  return { width: Math.max(one?.width ?? 0, other.width), height: Math.max(one?.height ?? 0, other.height) };
}

function sizeOfSps(unit: Uint8Array): FrameSize {
  const bits = readBits(withoutEmulation(unit.subarray(1, 512)));
  const profile = bits.read(8);
  bits.read(16);
  bits.readUnsigned();
  if (HIGH_PROFILES.has(profile)) skipChroma(bits);
  bits.readUnsigned();
  skipPictureOrder(bits);
  bits.readUnsigned();
  bits.read(1);
  const width = (bits.readUnsigned() + 1) * 16;
  const mapUnits = bits.readUnsigned() + 1;
  const isFrames = bits.read(1) === 1;
  return { width, height: mapUnits * 16 * (isFrames ? 1 : 2) };
}

function skipChroma(bits: Bits): void {
  const format = bits.readUnsigned();
  if (format === 3) bits.read(1);
  bits.readUnsigned();
  bits.readUnsigned();
  bits.read(1);
  if (bits.read(1) === 0) return;
  for (let list = 0; list < (format === 3 ? 12 : 8); list += 1) {
    if (bits.read(1) === 0) continue;
    let [last, next] = [8, 8];
    for (let n = 0; n < (list < 6 ? 16 : 64); n += 1) {
      if (next !== 0) next = (last + bits.readSigned() + 256) % 256;
      last = next === 0 ? last : next;
    }
  }
}

function skipPictureOrder(bits: Bits): void {
  const type = bits.readUnsigned();
  if (type === 0) bits.readUnsigned();
  if (type !== 1) return;
  bits.read(1);
  bits.readSigned();
  bits.readSigned();
  // 255 at most (§7.4.2.1.1).
  for (let left = Math.min(bits.readUnsigned(), 255); left > 0; left -= 1) bits.readSigned();
}

/** Decodes 00 00 03 to 00 00 (§7.4.1.1). */
function withoutEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}

/** The uncompressed header of a key frame (VP9 bitstream specification §6.2). */
function sizeOfVp9(packet: Uint8Array): FrameSize | undefined {
  const bits = readBits(packet.subarray(0, 32));
  if (bits.read(2) !== 2) return undefined;
  const profile = bits.read(1) + 2 * bits.read(1);
  if (profile === 3) bits.read(1);
  const [isShownAgain, isInter] = [bits.read(1), bits.read(1)];
  if (isShownAgain === 1 || isInter === 1) return undefined;
  bits.read(2);
  if (bits.read(24) !== 0x498342) return undefined;
  if (profile >= 2) bits.read(1);
  const isRgb = bits.read(3) === 7;
  if (!isRgb) bits.read(1);
  if (profile === 1 || profile === 3) bits.read(isRgb ? 1 : 3);
  return { width: bits.read(16) + 1, height: bits.read(16) + 1 };
}

const SEQUENCE_HEADER = 1;

/** Sequence headers among the units of a packet (AV1 bitstream specification §5.3, §5.5). */
function sizeOfAv1(packet: Uint8Array): FrameSize | undefined {
  for (let at = 0; at < packet.length; ) {
    const header = packet[at] ?? 0;
    const type = (header >> 3) & 15;
    at += (header & 4) === 0 ? 1 : 2;
    if ((header & 2) === 0) return undefined;
    const { value: length, bytes } = readLeb128(packet, at);
    at += bytes;
    if (type === SEQUENCE_HEADER) return sizeOfSequence(packet.subarray(at, at + length));
    at += length;
  }
  return undefined;
}

function readLeb128(packet: Uint8Array, at: number): { value: number; bytes: number } {
  let value = 0;
  for (let n = 0; n < 8; n += 1) {
    const byte = packet[at + n] ?? 0;
    value += (byte & 127) * 2 ** (7 * n);
    if (byte < 128) return { value, bytes: n + 1 };
  }
  return { value, bytes: 8 };
}

function sizeOfSequence(unit: Uint8Array): FrameSize {
  const bits = readBits(unit);
  bits.read(4);
  if (bits.read(1) === 1) bits.read(5);
  else skipOperatingPoints(bits);
  const [widthBits, heightBits] = [bits.read(4) + 1, bits.read(4) + 1];
  return { width: bits.read(widthBits) + 1, height: bits.read(heightBits) + 1 };
}

function skipOperatingPoints(bits: Bits): void {
  let delayBits = 0;
  const hasTiming = bits.read(1) === 1;
  let hasModel = false;
  if (hasTiming) {
    bits.read(64);
    if (bits.read(1) === 1) bits.readUnsigned();
    hasModel = bits.read(1) === 1;
    if (hasModel) {
      delayBits = bits.read(5) + 1;
      bits.read(42);
    }
  }
  const hasDelays = bits.read(1) === 1;
  for (let left = bits.read(5) + 1; left > 0; left -= 1) {
    bits.read(12);
    if (bits.read(5) > 7) bits.read(1);
    if (hasModel && bits.read(1) === 1) bits.read(2 * delayBits + 1);
    if (hasDelays && bits.read(1) === 1) bits.read(4);
  }
}
