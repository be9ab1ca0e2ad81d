import { z } from 'zod';
import { text, typedText } from '../platform/shapes.ts';

/** Most tags on the page of all tags. */
export const MOST_PRODUCT_TAGS = 500;

/** The name of a tag, as it is typed at a product; no comma or the like, which stand between tags in files and fields. */
export const tagName = typedText(60).regex(/^[^,;|،]*$/, 'validation.tag_separator');

export const productTag = z.object({ key: text(120), name: text(60) });
export type ProductTag = z.infer<typeof productTag>;

/** Most tags of one product. */
export const MOST_TAGS_OF_A_PRODUCT = 20;
