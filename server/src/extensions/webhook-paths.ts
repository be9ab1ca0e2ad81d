/** Paths at which providers notify the extension of this name. */
export const paymentWebhookPath = (name: string) => `/api/store/payments/${name}/webhook`;
export const messageReceiptPath = (name: string) => `/api/store/messages/${name}/receipt`;
export const carrierNotifyPath = (name: string) => `/api/store/carriers/${name}/notify`;
/** The path below which the protocol of this extension answers. */
export const protocolPath = (name: string) => `/api/${name}`;
