import { useEffect, useState } from 'react';
import { openModal } from '../../modals/modals.ts';
import { navigate } from '../../navigation/history.ts';
import { Logo } from '../../art/Logo.tsx';
import { NightScene } from '../../art/NightScene.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { LanguageMenu } from '../../site/LanguageMenu.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { urls } from '../../urls.ts';
import { dropResetToken, takeResetToken } from './reset-token.ts';
import { ResetForm } from './ResetForm.tsx';

/** The target of a mailed reset link: sets a new password, then opens the login. */
export function ResetPage() {
  const t = useTexts('reset');
  const site = useSite();
  const [token, setToken] = useState(takeResetToken);
  useEffect(() => {
    // A newer link opened in the same tab changes only the hash.
    const look = (): void => setToken(takeResetToken());
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const leave = (): void => {
    dropResetToken();
    setToken(undefined);
  };
  const done = (): void => {
    leave();
    toast('done', t('done'));
    navigate(urls.home, { replace: true });
    // If the merchant shows nothing before login, home redirects to the login page.
    if (site?.features.loginedToHomePage !== true) openModal('login', {});
  };
  return (
    <div
      data-theme="dark"
      className="relative isolate grid min-h-dvh place-items-center p-4 text-ink"
    >
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <NightScene motif="harbour" />
      </div>
      <Card className="w-full max-w-md bg-surface-1/94 p-6 md:p-8">
        <div className="mb-6 flex items-center justify-between">
          <Logo mark={site?.logo} name={site?.name ?? ''} />
          <LanguageMenu languages={site?.languages ?? []} />
        </div>
        <h1 className="mb-2 text-2xl font-semibold">{t('title')}</h1>
        {token === undefined ? (
          <LinkEnded />
        ) : (
          <>
            <p className="mb-5 text-ink-2">{t('about')}</p>
            <ResetForm key={token} token={token} onDone={done} onEnded={leave} />
          </>
        )}
      </Card>
    </div>
  );
}

function LinkEnded() {
  const t = useTexts('reset');
  const again = (): void => {
    navigate(urls.home, { replace: true });
    openModal('forgotPassword', {});
  };
  return (
    <div className="flex flex-col gap-5">
      <p role="alert" className="text-ink-2">
        {t('ended')}
      </p>
      <Button look="primary" size="lg" onClick={again}>
        {t('again')}
      </Button>
      <Button look="quiet" onClick={() => navigate(urls.home, { replace: true })}>
        {t('home')}
      </Button>
    </div>
  );
}
