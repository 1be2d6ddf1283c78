import { useCall } from '../../app/use-call.ts';
import { Link } from '../../app/navigation/Link.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { nextToClose } from '../../features/games/draw-view.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Rail } from '../../ui/Rail.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { urls } from '../../urls.ts';

const SHOWN = 12;
/** So few lotteries stand side by side in full instead of in a row that scrolls. */
const FEW = 3;

/** The lotteries that close next: there is always one to be played at once. */
export function NextDraws() {
  const t = useTexts('home');
  const menus = useCall('gameMenus', {});
  const games = nextToClose((menus.data?.groups ?? []).flatMap((group) => group.games)).slice(
    0,
    SHOWN,
  );
  if (menus.isError) {
    return (
      <ErrorState
        message={menus.error.message}
        busy={menus.isFetching}
        onRetry={() => void menus.refetch()}
      />
    );
  }
  if (menus.isSuccess && games.length === 0) return null;
  const aside = (
    <Link
      to={urls.elott}
      className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
    >
      {t('allLotteries')}
    </Link>
  );
  if (menus.isPending) {
    return (
      <Section title={t('nextDraws')} aside={aside}>
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className={pendingClass} />
          <Skeleton className={pendingClass} />
        </div>
      </Section>
    );
  }
  if (games.length <= FEW) {
    return (
      <Section title={t('nextDraws')} aside={aside}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {games.map((game) => (
            <li key={game.gameCode}>
              <DrawCard game={game} wide />
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Rail title={t('nextDraws')} aside={aside}>
      {games.map((game) => (
        <li key={game.gameCode} className="w-40 shrink-0 snap-start md:w-52">
          <DrawCard game={game} />
        </li>
      ))}
    </Rail>
  );
}

/* As high as the cards that come, in each of their shapes. */
const pendingClass = 'h-[calc((100vw-2rem)*9/16+9.6rem)] rounded-lg sm:h-48';
