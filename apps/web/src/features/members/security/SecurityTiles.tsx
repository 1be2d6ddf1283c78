import { KeyRound, Lock, Mail, Phone, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { openModal } from '../../../modals/modals.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { openCustomerService } from '../../../site/use-customer-service.ts';
import type { SecurityAction } from './security-action.ts';
import { SecurityTile } from './SecurityTile.tsx';

interface TilesProps {
  readonly config: ValueOf<'securityConfig'>;
  readonly onAction: (act: SecurityAction) => void;
}

/** The security features of the account, in the order login, contact, money. */
export function SecurityTiles({ config, onAction }: TilesProps) {
  const t = useTexts('security');
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Group title={t('groupLogin')}>
        <LoginPassword config={config} />
        <Authenticator config={config} onAction={onAction} />
      </Group>
      <Group title={t('groupReach')}>
        <Contact kind="mobile" config={config} onAction={onAction} />
        <Contact kind="email" config={config} onAction={onAction} />
      </Group>
      <Group title={t('groupMoney')}>
        <PaymentPassword config={config} onAction={onAction} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-sm font-semibold text-ink-2">{title}</h3>
      <ul className="grid gap-3 md:grid-cols-2">{children}</ul>
    </section>
  );
}

function LoginPassword({ config }: Pick<TilesProps, 'config'>) {
  const t = useTexts('security');
  const formats = useFormats();
  const date = formats.date(config.passwordChangedAt);
  const { passwordExpiresAt: until } = config;
  return (
    <SecurityTile
      icon={Lock}
      title={t('loginPassword')}
      state={{ tone: 'won', label: t('good') }}
      text={
        until === null
          ? t('passwordChanged', { date })
          : t('passwordExpires', { date, until: formats.date(until) })
      }
    >
      <Button look="outline" size="sm" onClick={() => openModal('changePassword', {})}>
        {t('change')}
      </Button>
    </SecurityTile>
  );
}

function Authenticator({ config, onAction }: TilesProps) {
  const t = useTexts('security');
  const { authenticator, recoveryCodes: count } = config;
  return (
    <SecurityTile
      icon={Smartphone}
      title={t('factor.authenticator')}
      state={
        authenticator ? { tone: 'won', label: t('good') } : { tone: 'accent', label: t('poor') }
      }
      text={authenticator ? t('authenticatorOn', { count }) : t('authenticatorOffText')}
    >
      {authenticator ? (
        <>
          <Button look="ghost" size="sm" onClick={() => onAction('authenticatorOff')}>
            {t('turnOff')}
          </Button>
          <Button look="outline" size="sm" onClick={() => onAction('recoveryCodes')}>
            {t('newCodes')}
          </Button>
        </>
      ) : (
        <Button look="outline" size="sm" onClick={() => onAction('authenticatorOn')}>
          {t('setUp')}
        </Button>
      )}
    </SecurityTile>
  );
}

function Contact({ kind, config, onAction }: TilesProps & { readonly kind: 'mobile' | 'email' }) {
  const t = useTexts('security');
  const isMobile = kind === 'mobile';
  const shown = isMobile ? config.mobileNum : config.email;
  const verified = (isMobile ? config.mobileVerifiedAt : config.emailVerifiedAt) !== null;
  return (
    <SecurityTile
      icon={isMobile ? Phone : Mail}
      title={t(kind)}
      state={
        verified
          ? { tone: 'won', label: t('verified') }
          : { tone: 'accent', label: t(shown === '' ? 'poor' : 'unverified') }
      }
      text={shown === '' ? t(isMobile ? 'noMobile' : 'noEmail') : shown}
    >
      <Button look="outline" size="sm" onClick={() => onAction(kind)}>
        {t(verified ? 'change' : 'verify')}
      </Button>
    </SecurityTile>
  );
}

function PaymentPassword({ config, onAction }: TilesProps) {
  const t = useTexts('security');
  const { dateTime } = useFormats();
  const { paymentPasswordSet: isSet, paymentPasswordLockedUntil: until } = config;
  const locked = until !== null;
  return (
    <SecurityTile
      icon={KeyRound}
      title={t('paymentPassword')}
      state={{
        tone: locked ? 'lost' : isSet ? 'won' : 'accent',
        label: t(locked ? 'locked' : isSet ? 'good' : 'poor'),
      }}
      text={
        locked
          ? t('paymentLocked', { time: dateTime(until) })
          : t(isSet ? 'paymentSet' : 'paymentUnset')
      }
    >
      {locked ? (
        <Button look="outline" size="sm" onClick={() => void openCustomerService()}>
          {t('askService')}
        </Button>
      ) : (
        <Button look="outline" size="sm" onClick={() => onAction('paymentPassword')}>
          {t(isSet ? 'change' : 'set')}
        </Button>
      )}
    </SecurityTile>
  );
}
