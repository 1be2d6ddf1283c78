import type { ValueOf } from '../../calls/calls.ts';
import { Link } from '../../navigation/Link.tsx';
import { GameArt } from '../../art/GameArt.tsx';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { bannerArtOf } from '../../art/banner-art.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { promotionUrl } from '../../urls.ts';

export type Promotion = ValueOf<'announcements'>[number];

/** A running promotion, with its picture and a link to its conditions. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts('pages');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card hover:border-accent-line">
      <div className="aspect-[16/8] overflow-hidden">
        <PromotionArt promotion={promotion} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="text-lg font-semibold">
          <Link to={promotionUrl(promotion.id)} className="after:absolute after:inset-0">
            {promotion.title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-sm text-ink-2">{promotion.content}</p>
        <p className="mt-auto pt-2 text-sm font-semibold text-accent-text">
          {t('promotions.read')}
        </p>
      </div>
    </article>
  );
}

export function PromotionArt({ promotion }: { readonly promotion: Promotion }) {
  const motif = bannerArtOf(promotion.art);
  return motif === 'lottery' ? (
    <LotteryArt family="SSC" seed={promotion.id} />
  ) : (
    <GameArt motif={motif} seed={promotion.id} />
  );
}
