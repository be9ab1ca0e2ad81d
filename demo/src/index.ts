export { drawBrandIcon } from './artwork/draw-brand-icon.ts';
export { drawBundle } from './artwork/draw-bundle.ts';
export { drawCategory } from './artwork/draw-category.ts';
export { drawCover } from './artwork/draw-cover.ts';
export { backdropOf, drawProduct, type ProductDrawing, type ProductView } from './artwork/draw-product.ts';
export { drawShot, type ShotLayers, shotSet } from './artwork/film/draw-shot.ts';
export { films } from './artwork/film/films.ts';
export type { Shot } from './artwork/film/shot.ts';
export { drawHomeScene } from './artwork/home/draw-home-scene.ts';
export { type HomeSceneName, homeScenes } from './artwork/home/home-scenes.ts';
export { drawPortrait } from './artwork/people/draw-portrait.ts';
export { portraits } from './artwork/people/portraits.ts';
export { type Drawing, keyOfDrawing, renderPng } from './artwork/render.ts';
export { backdropColors } from './artwork/studio/tones.ts';
export { demoCategories } from './catalog/categories.ts';
export { demoProducts } from './catalog/products/index.ts';
export { demoTags } from './catalog/tags.ts';
export { typedQueries } from './catalog/typed-queries.ts';
export { demoArticles, demoBlogCategories, demoCustomPages, demoFaq, demoPages } from './content/index.ts';
export { demoSizeGuide } from './content/size-guide.ts';
export { demoBankAccount, demoBrand } from './demo-brand.ts';
export { picturesFolder } from './pictures-folder.ts';
export { demoReviews } from './reviews/index.ts';
export { demoQuestions } from './reviews/questions.ts';
export { reviewScenes } from './reviews/review-scenes.ts';
export { demoBundles } from './selling/bundles.ts';
export { demoCoupons } from './selling/coupons.ts';
export { demoPromotions } from './selling/promotions.ts';
export type {
  Backdrop,
  DemoArt,
  DemoArticle,
  DemoBankAccount,
  DemoBrand,
  DemoBundle,
  DemoCategory,
  DemoColor,
  DemoCoupon,
  DemoProduct,
  DemoPromotion,
  DemoQuestion,
  DemoReview,
  DemoSizeGuide,
  DemoSpecification,
  DemoTag,
  DemoVariant,
  Text,
} from './shop-types.ts';
