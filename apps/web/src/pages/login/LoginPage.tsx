import { openModal } from '../../modals/modals.ts';
import { navigate } from '../../navigation/history.ts';
import { Logo } from '../../art/Logo.tsx';
import { NightScene } from '../../art/NightScene.tsx';
import { LoginMethods } from '../../features/identity/login/LoginMethods.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { LanguageMenu } from '../../site/LanguageMenu.tsx';
import { urls } from '../../urls.ts';

/** The login as a page, for merchants that show nothing before login. */
export function LoginPage() {
  const t = useTexts('identity');
  const site = useSite();
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
        <h1 className="mb-5 text-2xl font-semibold">{t('loginTitle')}</h1>
        <LoginMethods
          onRegister={() => navigate(urls.register)}
          onForgot={(typed) => openModal('forgotPassword', { typed })}
        />
      </Card>
    </div>
  );
}
