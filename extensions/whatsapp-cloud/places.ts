/** The names of a text's places, in their order; the Cloud API counts them. */
export const placesOf = (body: string) => [...body.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
