import { z } from 'zod';

/** The parts of the shop's replies that agents are told of; other fields are dropped. */
const image = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() });
const category = z.object({ id: z.int(), name: z.string(), slug: z.string() });

const variant = z.object({
  ...{ id: z.int(), sku: z.string(), price: z.number(), sale_price: z.number().nullable() },
  ...{ choices: z.array(z.string()), in_stock: z.boolean(), image: image.nullable() },
});
export type ShopVariant = z.infer<typeof variant>;

export const shopProduct = z.object({
  ...{ id: z.int(), sku: z.string(), slug: z.string(), name: z.string(), short_description: z.string() },
  ...{ price: z.number(), sale_price: z.number().nullable(), in_stock: z.boolean() },
  images: z.array(image),
  categories: z.array(category),
  options: z.array(z.object({ name: z.string() })),
  variants: z.array(variant),
  ...{ rating_average: z.number(), rating_count: z.int() },
});
export type ShopProduct = z.infer<typeof shopProduct>;

export const shopProductPage = z.object({
  data: z.array(shopProduct),
  ...{ total: z.int(), current_page: z.int(), last_page: z.int(), has_every_word: z.boolean() },
});
