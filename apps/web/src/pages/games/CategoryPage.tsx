import { Link } from '../../app/navigation/Link.tsx';
import type { PageProps } from '../../app/routes.ts';
import { GameArt } from '../../art/GameArt.tsx';
import { HOUSE_STUDIO, sectionOfKind, sectionOfPath } from '../../features/games/navigation.ts';
import { SECTION_MOTIFS } from '../../features/games/section-motif.ts';
import { useGroups } from '../../features/games/use-groups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { urls } from '../../urls.ts';

/** The suppliers of one kind of games; an honest word where none is connected. */
export function CategoryPage({ path }: PageProps) {
  const s = useTexts('shell');
  const t = useTexts('games');
  const { groups, loading } = useGroups();
  const section = sectionOfPath(path) ?? 'local';
  const vendors = groups
    .filter((group) => section === 'local' || sectionOfKind(group.kind) === section)
    .flatMap((group) => group.vendors)
    .filter((vendor) => section !== 'local' || vendor.code === HOUSE_STUDIO);
  const motif = section === 'local' || section === 'lottery' ? 'reels' : SECTION_MOTIFS[section];
  return (
    <div className="page pb-10">
      <PageHead title={s(`section.${section}`)} about={t('category.about')} />
      {loading && <SkeletonCards cards={4} />}
      {!loading && vendors.length === 0 && (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('category.none')}
          text={t('category.noneText')}
          action={
            <Link to={urls.elott} className={buttonClass('primary')}>
              {t('category.toLotteries')}
            </Link>
          }
        />
      )}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {vendors.map((vendor) => (
          <li
            key={vendor.code}
            className="overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card"
          >
            <div className="aspect-[16/10]">
              <GameArt motif={motif} seed={vendor.code} />
            </div>
            <div className="p-4">
              <h2 className="flex items-center gap-2 font-semibold">
                {vendor.name}
                {vendor.hot && <Badge tone="accent">{t('category.hot')}</Badge>}
              </h2>
              <p className="mt-1 text-sm text-ink-3">{t('category.soon')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
