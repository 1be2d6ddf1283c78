import { EmptyArt } from '../../art/EmptyArt.tsx';
import { SECTION_URLS } from '../../features/games/navigation.ts';
import { useGroups } from '../../features/games/use-groups.ts';
import { GameBrowser } from '../../features/vendor-games/list/GameBrowser.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../navigation/Link.tsx';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { urls } from '../../urls.ts';
import type { PageProps } from '../page-props.ts';
import { SECTION_TYPES, type VendorSection } from './section-types.ts';

const SECTIONS = Object.keys(SECTION_TYPES) as VendorSection[];

/** `/rng`, `/live`, `/fish`, `/pvp`, `/localGames`: the games of one kind. */
export function CategoryPage({ path }: PageProps) {
  const s = useTexts('shell');
  const t = useTexts('vendorGames');
  const { groups } = useGroups();
  const section = SECTIONS.find((each) => SECTION_URLS[each] === path) ?? 'rng';
  const gameType = SECTION_TYPES[section];
  const vendors = groups.find(({ kind }) => kind === gameType)?.vendors ?? [];
  return (
    <div className="page pb-10">
      <PageHead title={s(`section.${section}`)} about={t(`about.${section}`)} />
      <GameBrowser
        key={section}
        gameType={gameType}
        vendors={vendors}
        none={
          <EmptyState
            art={<EmptyArt name="lantern" />}
            title={t('categoryNone')}
            text={t('categoryNoneText')}
            action={
              <Link to={urls.gameCenter} className={buttonClass('primary')}>
                {s('gameCenter')}
              </Link>
            }
          />
        }
      />
    </div>
  );
}
