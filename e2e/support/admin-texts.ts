import arabicAffiliates from '../../admin/app/text/ar/affiliates.ts';
import arabicApprovals from '../../admin/app/text/ar/approvals.ts';
import arabicCategories from '../../admin/app/text/ar/categories.ts';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabicExtensions from '../../admin/app/text/ar/extensions.ts';
import arabicHome from '../../admin/app/text/ar/home.ts';
import arabicOffers from '../../admin/app/text/ar/offers.ts';
import arabicOrders from '../../admin/app/text/ar/orders.ts';
import arabicParcels from '../../admin/app/text/ar/parcels.ts';
import arabicProducts from '../../admin/app/text/ar/products.ts';
import arabicReturns from '../../admin/app/text/ar/returns.ts';
import arabicSettings from '../../admin/app/text/ar/settings.ts';
import arabicShell from '../../admin/app/text/ar/shell.ts';
import arabicToday from '../../admin/app/text/ar/today.ts';
import englishAffiliates from '../../admin/app/text/en/affiliates.ts';
import englishApprovals from '../../admin/app/text/en/approvals.ts';
import englishCategories from '../../admin/app/text/en/categories.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import englishExtensions from '../../admin/app/text/en/extensions.ts';
import englishHome from '../../admin/app/text/en/home.ts';
import englishOffers from '../../admin/app/text/en/offers.ts';
import englishOrders from '../../admin/app/text/en/orders.ts';
import englishParcels from '../../admin/app/text/en/parcels.ts';
import englishProducts from '../../admin/app/text/en/products.ts';
import englishReturns from '../../admin/app/text/en/returns.ts';
import englishSettings from '../../admin/app/text/en/settings.ts';
import englishShell from '../../admin/app/text/en/shell.ts';
import englishToday from '../../admin/app/text/en/today.ts';

/** The admin's own texts, so that tests press buttons by their displayed labels. */
export const adminTexts = {
  ar: {
    affiliates: arabicAffiliates,
    approvals: arabicApprovals,
    categories: arabicCategories,
    common: arabicCommon,
    extensions: arabicExtensions,
    home: arabicHome,
    parcels: arabicParcels,
    products: arabicProducts,
    offers: arabicOffers,
    orders: arabicOrders,
    returns: arabicReturns,
    settings: arabicSettings,
    shell: arabicShell,
    today: arabicToday,
  },
  en: {
    affiliates: englishAffiliates,
    approvals: englishApprovals,
    categories: englishCategories,
    common: englishCommon,
    extensions: englishExtensions,
    home: englishHome,
    parcels: englishParcels,
    products: englishProducts,
    offers: englishOffers,
    orders: englishOrders,
    returns: englishReturns,
    settings: englishSettings,
    shell: englishShell,
    today: englishToday,
  },
};
