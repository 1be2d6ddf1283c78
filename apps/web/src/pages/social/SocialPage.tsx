import { useEffect } from 'react';
import { Link } from '../../app/navigation/Link.tsx';
import { readWayBack, WAY_BACK_CHANNEL } from '../../features/identity/social/way-back.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { urls } from '../../urls.ts';

/**
 * Where a provider sends its window back to. What it says goes to the page that opened the window
 * and out of the address; then the window closes. One that may not is closed by hand.
 */
export function SocialPage() {
  const t = useTexts('social');
  useEffect(() => {
    const way = readWayBack(location);
    if (way === undefined) return;
    history.replaceState(history.state, '', urls.social);
    const channel = new BroadcastChannel(WAY_BACK_CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    channel.postMessage(way);
    channel.close();
    window.close();
  }, []);
  return (
    <div className="grid min-h-dvh place-items-center p-6 text-center text-ink">
      <div className="flex max-w-sm flex-col items-center gap-4">
        <h1 className="text-xl font-semibold">{t('pageTitle')}</h1>
        <p className="text-ink-2">{t('pageText')}</p>
        <Link to={urls.home} className={buttonClass('outline')}>
          {t('pageHome')}
        </Link>
      </div>
    </div>
  );
}
