// A list of promotions leads to one of them: both are loaded together.
export { PromotionPage } from './PromotionPage.tsx';
export { PromotionsPage } from './PromotionsPage.tsx';
