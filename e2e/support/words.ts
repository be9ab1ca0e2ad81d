import arAccount from '../../storefront/app/text/ar/account.ts';
import arAffiliate from '../../storefront/app/text/ar/affiliate.ts';
import arApplying from '../../storefront/app/text/ar/applying.ts';
import arAuth from '../../storefront/app/text/ar/auth.ts';
import arBlog from '../../storefront/app/text/ar/blog.ts';
import arBundles from '../../storefront/app/text/ar/bundles.ts';
import arCart from '../../storefront/app/text/ar/cart.ts';
import arCheckout from '../../storefront/app/text/ar/checkout.ts';
import arCommunity from '../../storefront/app/text/ar/community.ts';
import arCompare from '../../storefront/app/text/ar/compare.ts';
import arContact from '../../storefront/app/text/ar/contact.ts';
import arContests from '../../storefront/app/text/ar/contests.ts';
import arEarnings from '../../storefront/app/text/ar/earnings.ts';
import arFind from '../../storefront/app/text/ar/find.ts';
import arJoin from '../../storefront/app/text/ar/join.ts';
import arLeaderboard from '../../storefront/app/text/ar/leaderboard.ts';
import arLinking from '../../storefront/app/text/ar/linking.ts';
import arListing from '../../storefront/app/text/ar/listing.ts';
import arLookup from '../../storefront/app/text/ar/lookup.ts';
import arLotto from '../../storefront/app/text/ar/lotto.ts';
import arMembers from '../../storefront/app/text/ar/members.ts';
import arNewsletter from '../../storefront/app/text/ar/newsletter.ts';
import arNotices from '../../storefront/app/text/ar/notices.ts';
import arOffers from '../../storefront/app/text/ar/offers.ts';
import arOpinions from '../../storefront/app/text/ar/opinions.ts';
import arOrder from '../../storefront/app/text/ar/order.ts';
import arPoints from '../../storefront/app/text/ar/points.ts';
import arPosts from '../../storefront/app/text/ar/posts.ts';
import arProduct from '../../storefront/app/text/ar/product.ts';
import arProof from '../../storefront/app/text/ar/proof.ts';
import arPush from '../../storefront/app/text/ar/push.ts';
import arQuestions from '../../storefront/app/text/ar/questions.ts';
import arReels from '../../storefront/app/text/ar/reels.ts';
import arReturns from '../../storefront/app/text/ar/returns.ts';
import arReview from '../../storefront/app/text/ar/review.ts';
import arRewards from '../../storefront/app/text/ar/rewards.ts';
import arSaves from '../../storefront/app/text/ar/saves.ts';
import arShell from '../../storefront/app/text/ar/shell.ts';
import arShop from '../../storefront/app/text/ar/shop.ts';
import arSizes from '../../storefront/app/text/ar/sizes.ts';
import enAccount from '../../storefront/app/text/en/account.ts';
import enAffiliate from '../../storefront/app/text/en/affiliate.ts';
import enApplying from '../../storefront/app/text/en/applying.ts';
import enAuth from '../../storefront/app/text/en/auth.ts';
import enBlog from '../../storefront/app/text/en/blog.ts';
import enBundles from '../../storefront/app/text/en/bundles.ts';
import enCart from '../../storefront/app/text/en/cart.ts';
import enCheckout from '../../storefront/app/text/en/checkout.ts';
import enCommunity from '../../storefront/app/text/en/community.ts';
import enCompare from '../../storefront/app/text/en/compare.ts';
import enContact from '../../storefront/app/text/en/contact.ts';
import enContests from '../../storefront/app/text/en/contests.ts';
import enEarnings from '../../storefront/app/text/en/earnings.ts';
import enFind from '../../storefront/app/text/en/find.ts';
import enJoin from '../../storefront/app/text/en/join.ts';
import enLeaderboard from '../../storefront/app/text/en/leaderboard.ts';
import enLinking from '../../storefront/app/text/en/linking.ts';
import enListing from '../../storefront/app/text/en/listing.ts';
import enLookup from '../../storefront/app/text/en/lookup.ts';
import enLotto from '../../storefront/app/text/en/lotto.ts';
import enMembers from '../../storefront/app/text/en/members.ts';
import enNewsletter from '../../storefront/app/text/en/newsletter.ts';
import enNotices from '../../storefront/app/text/en/notices.ts';
import enOffers from '../../storefront/app/text/en/offers.ts';
import enOpinions from '../../storefront/app/text/en/opinions.ts';
import enOrder from '../../storefront/app/text/en/order.ts';
import enPoints from '../../storefront/app/text/en/points.ts';
import enPosts from '../../storefront/app/text/en/posts.ts';
import enProduct from '../../storefront/app/text/en/product.ts';
import enProof from '../../storefront/app/text/en/proof.ts';
import enPush from '../../storefront/app/text/en/push.ts';
import enQuestions from '../../storefront/app/text/en/questions.ts';
import enReels from '../../storefront/app/text/en/reels.ts';
import enReturns from '../../storefront/app/text/en/returns.ts';
import enReview from '../../storefront/app/text/en/review.ts';
import enRewards from '../../storefront/app/text/en/rewards.ts';
import enSaves from '../../storefront/app/text/en/saves.ts';
import enShell from '../../storefront/app/text/en/shell.ts';
import enShop from '../../storefront/app/text/en/shop.ts';
import enSizes from '../../storefront/app/text/en/sizes.ts';
import type { Language } from './visitor.ts';

const texts = {
  ar: {
    account: arAccount,
    auth: arAuth,
    blog: arBlog,
    community: arCommunity,
    compare: arCompare,
    contact: arContact,
    newsletter: arNewsletter,
    bundles: arBundles,
    cart: arCart,
    checkout: arCheckout,
    find: arFind,
    join: arJoin,
    members: arMembers,
    contests: arContests,
    leaderboard: arLeaderboard,
    linking: arLinking,
    lookup: arLookup,
    notices: arNotices,
    opinions: arOpinions,
    questions: arQuestions,
    reels: arReels,
    rewards: arRewards,
    points: arPoints,
    posts: arPosts,
    listing: arListing,
    lotto: arLotto,
    offers: arOffers,
    sizes: arSizes,
    affiliate: arAffiliate,
    applying: arApplying,
    earnings: arEarnings,
    proof: arProof,
    push: arPush,
    returns: arReturns,
    review: arReview,
    order: arOrder,
    product: arProduct,
    saves: arSaves,
    shell: arShell,
    shop: arShop,
  },
  en: {
    account: enAccount,
    auth: enAuth,
    blog: enBlog,
    community: enCommunity,
    compare: enCompare,
    contact: enContact,
    newsletter: enNewsletter,
    bundles: enBundles,
    cart: enCart,
    checkout: enCheckout,
    find: enFind,
    join: enJoin,
    members: enMembers,
    contests: enContests,
    leaderboard: enLeaderboard,
    linking: enLinking,
    lookup: enLookup,
    notices: enNotices,
    opinions: enOpinions,
    questions: enQuestions,
    reels: enReels,
    rewards: enRewards,
    points: enPoints,
    posts: enPosts,
    listing: enListing,
    lotto: enLotto,
    offers: enOffers,
    sizes: enSizes,
    affiliate: enAffiliate,
    applying: enApplying,
    earnings: enEarnings,
    proof: enProof,
    push: enPush,
    returns: enReturns,
    review: enReview,
    order: enOrder,
    product: enProduct,
    saves: enSaves,
    shell: enShell,
    shop: enShop,
  },
};

/** The shop's texts in a language, for tests in both; tests of one language write their texts themselves. */
export function words(language: Language) {
  return named[language];
}

/** Texts as the demo shop shows them, with its name. */
function withName<Areas extends object>(areas: Areas, name: string): Areas {
  return JSON.parse(JSON.stringify(areas).replaceAll('{shop}', name));
}
const named = { ar: withName(texts.ar, 'واحة'), en: withName(texts.en, 'Waha') };

/** The start of a text, up to its first argument, as a pattern. */
export function opening(text: string): RegExp {
  const [start = ''] = text.split('{');
  return new RegExp(`^${literally(start.trim())}`);
}

/** A text as a pattern that matches it and nothing else. */
export function literally(text: string): string {
  return text.replace(/[\^$.*+?()[\]{}|]/g, '\\$&');
}
