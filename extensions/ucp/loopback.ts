const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is one of this machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && HERE.has(new URL(address).hostname) && /^https?:/.test(address);
