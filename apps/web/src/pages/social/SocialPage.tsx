import { useEffect } from 'react';
import { Link } from '../../navigation/Link.tsx';
import {
  readProviderResponse,
  PROVIDER_RESPONSE_CHANNEL,
} from '../../features/identity/social/provider-response.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { urls } from '../../urls.ts';

/**
 * The return page of a sign-in provider's window. It passes the provider's response to the page
 * that opened the window, removes it from the address, and closes the window. A window that a
 * script may not close is closed by the user.
 */
export function SocialPage() {
  const t = useTexts('social');
  useEffect(() => {
    const response = readProviderResponse(location);
    if (response === undefined) return;
    history.replaceState(history.state, '', urls.social);
    const channel = new BroadcastChannel(PROVIDER_RESPONSE_CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    channel.postMessage(response);
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
