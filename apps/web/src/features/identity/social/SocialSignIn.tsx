import { ProviderMark } from '../../../art/ProviderMark.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useSite } from '../../../site/use-site.ts';
import { enterSession } from '../login/enter-session.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { VerifyLogin } from '../login/VerifyLogin.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { UnlinkedDialog } from './UnlinkedDialog.tsx';
import { useSocialSignIn } from './use-social-sign-in.ts';

interface SocialSignInProps {
  readonly goal?: string | undefined;
  /** Opens the register form in the same place. */
  readonly onRegister: () => void;
}

/** The sign-in providers that the merchant offers; renders nothing without one. */
export function SocialSignIn({ goal, onRegister }: SocialSignInProps) {
  const t = useTexts('social');
  const providers = useSite()?.socialProviders ?? [];
  const { waiting, fault, unlinked, secondStep, signIn, restart } = useSocialSignIn(goal);
  if (providers.length === 0) return null;
  return (
    <section aria-label={t('title')} className="mt-5 flex flex-col gap-3">
      <p aria-hidden className="flex items-center gap-3 text-xs text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {t('title')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {fault !== undefined && (
        <FormRefusal message={fault.is === 'closed' ? t('closed') : fault.text} />
      )}
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {providers.map((provider) => {
          const name = PROVIDER_NAMES[provider];
          return (
            <li key={provider} className="grid">
              <Button
                look="outline"
                size="lg"
                className="justify-start! px-3!"
                busy={waiting === provider}
                icon={<ProviderMark provider={provider} />}
                onClick={() => void signIn(provider)}
              >
                {waiting === provider ? t('waiting', { name }) : t('continueWith', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
      {unlinked !== undefined && (
        <UnlinkedDialog link={unlinked} onRegister={onRegister} onClose={() => restart()} />
      )}
      {secondStep !== undefined && (
        <Dialog title={t('verifyTitle')} size="confirm" onClose={() => restart()}>
          <VerifyLogin
            secondStep={secondStep}
            onDone={(value) => enterSession(value, goal)}
            onBack={(refusal) => restart(refusal?.message)}
          />
        </Dialog>
      )}
    </section>
  );
}
