import { useCall } from '../../calls/use-call.ts';
import type { NavigationEntry } from '../../features/games/navigation.ts';
import { GameRail } from '../../features/vendor-games/cards/GameRail.tsx';
import type { GameType } from '../../features/vendor-games/cards/game-view.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../navigation/Link.tsx';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { WhenNear } from '../../ui/layout/WhenNear.tsx';
import { SECTION_TYPES, type VendorSection } from './section-types.ts';

/** The first games of each kind, rendered when they come near the window. */
export function CategoryRails({ navigation }: { readonly navigation: readonly NavigationEntry[] }) {
  return navigation.map(({ section, url }) =>
    section === 'lottery' ? null : (
      <WhenNear key={section} className="h-80">
        <CategoryRail section={section} url={url} />
      </WhenNear>
    ),
  );
}

const FIRST = 12;
const FRESH_MS = 60_000;

interface CategoryRailProps {
  readonly section: VendorSection;
  readonly url: string;
}

function CategoryRail({ section, url }: CategoryRailProps) {
  const s = useTexts('shell');
  const t = useTexts('vendorGames');
  const gameType: GameType = SECTION_TYPES[section];
  const asked = { gameType, pageNo: 1, pageSize: FIRST };
  const { data } = useCall('gameList', asked, { staleTime: FRESH_MS });
  return (
    <GameRail
      title={s(`section.${section}`)}
      games={data?.list ?? []}
      extra={
        <Link to={url} className={buttonClass('ghost', 'sm')}>
          {t('seeAll')}
        </Link>
      }
    />
  );
}
