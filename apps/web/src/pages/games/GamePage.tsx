import { Link } from '../../app/navigation/Link.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { urls } from '../../urls.ts';

/** The place of a game's frame. No supplier opens games on this site yet, and it says so. */
export function GamePage() {
  const t = useTexts('games');
  return (
    <div className="page grid min-h-[70dvh] place-items-center">
      <EmptyState
        alone
        art={<EmptyArt name="lantern" />}
        title={t('game.unknown')}
        text={t('game.unknownText')}
        action={
          <Link to={urls.gameCenter} className={buttonClass('primary')}>
            {t('center.title')}
          </Link>
        }
      />
    </div>
  );
}
