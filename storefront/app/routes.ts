import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Information pages: one component, and one row of the database an address. */
const informationPages = ['about', 'help', 'shipping', 'returns', 'privacy', 'terms', 'cookies'];

/**
 * The whole tree. An area is a layout route that brings its texts (see shop/shop-area.tsx); a route file lives with the
 * parts only it uses.
 */
export default [
  layout('shop/shop-area.tsx', [
    index('shop/home/home.tsx'),
    route('products', 'shop/listing/products.tsx'),
    route('offers', 'shop/offers/offers.tsx'),
    route('search', 'shop/search/search.tsx'),
    route('categories', 'shop/categories/categories.tsx'),
    route('categories/:slug', 'shop/listing/category.tsx'),
    layout('shop/product/product-area.tsx', [
      route('product/:id/:slug?', 'shop/product/product.tsx'),
      route('bundle/:id', 'shop/bundle/bundle.tsx'),
    ]),
  ]),
  route('affiliate', 'affiliate/affiliate.tsx'),
  layout('checkout/cart-area.tsx', [route('cart', 'checkout/cart/cart.tsx')]),
  layout('checkout/checkout-area.tsx', [route('checkout', 'checkout/checkout.tsx')]),
  layout('checkout/order-area.tsx', [
    route('checkout/success', 'checkout/success/success.tsx'),
    route('pay/demo/:id', 'checkout/demo-payment/demo-payment.tsx'),
    route('track-order', 'checkout/tracking/track-order.tsx'),
    route('invoice/:id', 'checkout/invoice/invoice.tsx'),
    route('order/:order/returns/:id?', 'checkout/returns/guest-return.tsx'),
  ]),
  layout('content/content-area.tsx', [
    ...informationPages.map((slug) => route(slug, 'content/information-page.tsx', { id: `information/${slug}` })),
    route('faq', 'content/faq/faq.tsx'),
    route('size-guide', 'shop/size-guide/size-guide.tsx'),
  ]),
  layout('content/contact/contact-area.tsx', [route('contact', 'content/contact/contact.tsx')]),
  layout('content/sitemap/sitemap-area.tsx', [route('sitemap', 'content/sitemap/site-map.tsx')]),
  layout('content/newsletter/newsletter-area.tsx', [
    route('newsletter', 'content/newsletter/newsletter.tsx'),
    route('newsletter/confirm', 'content/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'content/newsletter/unsubscribe.tsx'),
  ]),
  layout('content/blog/blog-area.tsx', [
    route('blog', 'content/blog/blog.tsx'),
    route('blog/:slug', 'content/blog/article.tsx'),
  ]),
  layout('offline/offline-area.tsx', [route('offline', 'offline/offline.tsx')]),
  route('manifest.webmanifest', 'offline/manifest.ts'),
  layout('auth/auth-area.tsx', [
    route('login', 'auth/login.tsx'),
    route('register', 'auth/register.tsx'),
    route('forgot-password', 'auth/forgot-password.tsx'),
    route('reset-password/:token', 'auth/reset-password.tsx'),
    route('verify-email/:token', 'auth/verify-email.tsx'),
    route('undo-change/:token', 'auth/undo-change.tsx'),
  ]),
  layout('account/account-area.tsx', [
    route('account/profile?', 'account/profile.tsx'),
    // At the short addresses of the source spec §2 as well.
    route('account?/orders', 'account/orders.tsx'),
    route('account?/orders/:id', 'account/order.tsx'),
    route('account?/wishlist', 'account/wishlist.tsx'),
    route('account/reviews', 'account/reviews.tsx'),
    route('account/orders/:id/return', 'account/returns/ask.tsx'),
    route('account/returns', 'account/returns/returns.tsx'),
    route('account/returns/:id', 'account/returns/return.tsx'),
    route('account/lotto', 'account/lotto/lotto.tsx'),
    route('account/addresses', 'account/addresses.tsx'),
    route('account/settings', 'account/settings.tsx'),
  ]),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig;
