import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { refuseField } from '../../../text/index.ts';
import { requireTextable, type TextableDeps } from '../../shop/sms/index.ts';
import { type ProductRow, readProducts } from '../catalog/index.ts';
import { type RestockRequest, saveRequest } from './restock.store.ts';

const texts = createTexts({
  ar: { requested: 'سجّلنا طلبك، وسنراسلك مرة واحدة حين يتوفر.' },
  en: { requested: 'Noted: we will write to you once, as soon as it is back.' },
});

export function restockRoutes(deps: TextableDeps): Handlers<'POST /products/{id}/notify'> {
  const { db } = deps;
  return {
    'POST /products/{id}/notify': async ({ params, body }, { language, visitor }) => {
      const [product] = await readProducts(db, [params.id]);
      if (!product) refuse('catalog.product_not_found');
      const variantId = body.variant_id ?? null;
      requireSoldOut(product, variantId);
      const to = addressOf(body, language);
      if (to.channel === 'sms') await requireTextable(deps, to.address, visitor);
      await saveRequest(db, { productId: product.id, variantId, language, ...to });
      // The reply is the same whether or not the address is registered already: it must not reveal other requests.
      return { requested: true, message: texts.say(language, 'requested') };
    },
  };
}

/** Refuses a variant of another product (422), and an item in stock (409). */
function requireSoldOut(product: ProductRow, variantId: number | null): void {
  const wanted = product.variants.filter((variant) => variantId === null || variant.id === variantId);
  if (wanted.length === 0 && variantId !== null) refuse('restock.variant_unknown');
  if (wanted.some((variant) => variant.quantity > 0)) refuse('restock.in_stock');
}

function addressOf(
  body: { email?: string | null | undefined; phone?: string | null | undefined },
  language: Language,
): Pick<RestockRequest, 'channel' | 'address'> {
  if (body.email) return { channel: 'email', address: body.email.toLowerCase() };
  const phone = normalisePhone(body.phone ?? '');
  if (phone) return { channel: 'sms', address: phone };
  return refuseField(language, 'phone', 'validation.phone');
}
