import { Link } from '../../navigation/Link.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { urls } from '../../urls.ts';
import { DrawGrid } from './DrawGrid.tsx';
import { nextToClose, type Game } from '../../draws/draw-view.ts';

/** How many lotteries on sale are offered instead. */
const MAX_OFFERED = 6;

interface NotOnSaleProps {
  /** The unavailable lottery, in the page's language. */
  readonly title: string;
  /** The lotteries on sale. */
  readonly games: readonly Game[];
}

/** States that a lottery cannot be played here, and links to those that can. */
export function NotOnSale({ title, games }: NotOnSaleProps) {
  const t = useTexts('lottery');
  usePageTitle(title);
  return (
    <div className="page pb-16">
      <EmptyState
        alone
        art={<EmptyArt name="lantern" />}
        title={title}
        text={t('missingText')}
        action={
          <Link to={urls.elott} className={buttonClass('primary')}>
            {t('seeAll')}
          </Link>
        }
      />
      {games.length > 0 && (
        <section aria-labelledby="open-now" className="mt-4 flex flex-col gap-4">
          <h2 id="open-now" className="text-lg font-semibold">
            {t('openNow')}
          </h2>
          <DrawGrid games={nextToClose(games).slice(0, MAX_OFFERED)} />
        </section>
      )}
    </div>
  );
}
