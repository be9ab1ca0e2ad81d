/** Reads bits, the highest first. Beyond the end there are zeros. */
export interface Bits {
  read(count: number): number;
  /** Exp-Golomb (ITU-T H.264 §9.1). */
  readUnsigned(): number;
  readSigned(): number;
}

export function readBits(bytes: Uint8Array): Bits {
  let at = 0;
  const bits: Bits = {
    read(count) {
      let value = 0;
      for (let n = 0; n < count; n += 1, at += 1) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      return value;
    },
    readUnsigned() {
      let zeros = 0;
      while (zeros < 32 && bits.read(1) === 0) zeros += 1;
      return 2 ** zeros - 1 + bits.read(zeros);
    },
    readSigned() {
      const code = bits.readUnsigned();
      return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
    },
  };
  return bits;
}
