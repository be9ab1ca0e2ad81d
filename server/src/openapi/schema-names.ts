import { endpoints } from '@waha/contract';
import { z } from 'zod';

/**
 * Schemas shared by several calls, each read from a call that uses it; the document defines them once under these
 * names. A schema is matched by identity: one derived with `extend` is written inline.
 */
function namedShapes(): Record<string, z.ZodType> {
  const product = endpoints['GET /products/featured'].reply.element;
  const bundle = endpoints['GET /bundles/{id}'].reply;
  const category = endpoints['GET /categories'].reply.element;
  const page = endpoints['GET /products'].reply;
  const quote = endpoints['POST /orders/quote'].reply;
  const order = endpoints['GET /orders/{id}'].reply;
  const orderBody = endpoints['POST /orders'].body;
  return {
    Image: bundle.shape.images.element,
    CategoryRef: product.shape.category,
    Category: category,
    CategoryWithChildren: endpoints['GET /categories/root'].reply.element,
    Variant: product.shape.variants.element,
    Badge: product.shape.badges.element,
    PromotionRef: product.shape.promotion.unwrap(),
    Product: product,
    ProductDetail: endpoints['GET /products/{id}'].reply,
    ProductPage: page,
    Facets: page.shape.facets.unwrap(),
    BundleItem: bundle.shape.bundle_items.element,
    Bundle: bundle,
    Promotion: endpoints['GET /promotions/{id}'].reply,
    City: endpoints['GET /locations/cities-search'].reply.element,
    Neighborhood: endpoints['GET /locations/neighborhoods'].reply.element,
    Coupon: endpoints['GET /coupons'].reply.element,
    OrderLine: orderBody.shape.lines.element,
    Contact: orderBody.shape.contact,
    Address: orderBody.shape.address,
    ShippingOption: quote.shape.shipping_options.element,
    QuoteLine: quote.shape.lines.element,
    Quote: quote,
    OrderItem: order.shape.items.element,
    OrderEvent: order.shape.events.element,
    Order: order,
  };
}

/** The registry in which `z.toJSONSchema` looks up named shapes. */
export function createNameRegistry(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedShapes())) registry.add(schema, { id });
  return registry;
}
