/** The path of the page on which a buyer types a card for a payment. */
export const cardPagePath = (paymentId: string) => `/pay/card/${paymentId}`;
