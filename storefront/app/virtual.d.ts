declare module 'virtual:text-assets' {
  /** `ar/shell` → address of the built file. Empty in a browser and in development. */
  const addresses: Record<string, string>;
  export default addresses;
}
