/** Numbers from 0 to 1 that look scattered and stay the same in every drawing. */
export function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at += 1;
    const value = Math.sin(at * 127.1) * 43_758.545_3;
    return value - Math.floor(value);
  };
}
