import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { openModal } from '../../app/modals/modals.ts';
import { useCall } from '../../app/use-call.ts';
import type { ValueOf } from '../../app/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { serverNow } from '../../ui/clock.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddCardDialog } from '../cashier/AddCardDialog.tsx';
import { Answered } from './Answered.tsx';
import { EndOthers } from './EndOthers.tsx';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';
import { securityScore, type SecurityCheck } from './security-score.ts';

type Config = ValueOf<'securityConfig'>;

/** How well the account is protected, and the way to mend each part. */
export function SecurityCard() {
  const config = useCall('securityConfig', {}, { staleTime: 0 });
  const cards = useCall('bankCards', {});
  return (
    <Answered query={config} loading={<Skeleton className="h-80 rounded-lg" />}>
      {(known) => <Score config={known} cards={cards.data?.cards.length ?? 0} />}
    </Answered>
  );
}

function Score({ config, cards }: { readonly config: Config; readonly cards: number }) {
  const t = useTexts('members');
  const { score, word, checks } = securityScore({ config, cards, now: serverNow() });
  return (
    <Card className="flex flex-col gap-5 bg-surface-2">
      <div className="flex items-center gap-4">
        <ScoreRing score={score} />
        <div>
          <p className="text-xl font-semibold">{t(`scoreWord.${word}`)}</p>
          <p className="figures text-sm text-ink-3">{t('score', { score })}</p>
        </div>
      </div>
      <ul className="flex flex-col">
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} config={config} />
        ))}
      </ul>
    </Card>
  );
}

/** A ring that is as full as the score; its length is 100, so that the score is its dash. */
function ScoreRing({ score }: { readonly score: number }) {
  const t = useTexts('members');
  return (
    <svg viewBox="0 0 40 40" width="72" height="72" role="img" aria-label={t('scoreLabel')}>
      <circle cx="20" cy="20" r="16" fill="none" stroke="var(--surface-3)" strokeWidth="5" />
      <circle
        cx="20"
        cy="20"
        r="16"
        fill="none"
        pathLength="100"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 20 20)"
        stroke={score === 100 ? 'var(--won)' : 'var(--accent)'}
      />
    </svg>
  );
}

interface CheckRowProps {
  readonly check: SecurityCheck;
  readonly config: Config;
}

function CheckRow({ check: { name, good }, config }: CheckRowProps) {
  const t = useTexts('members');
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
      <Icon
        aria-hidden
        size={20}
        className={clsx('shrink-0', good ? 'text-won' : 'text-accent-text')}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{t(`check.${name}`)}</p>
        <p className="text-xs text-ink-3">{useCheckText({ name, good }, config)}</p>
      </div>
      <Remedy name={name} good={good} config={config} />
    </li>
  );
}

function useCheckText({ name, good }: SecurityCheck, config: Config): string {
  const t = useTexts('members');
  const { date, dateTime } = useFormats();
  if (name === 'loginPassword') {
    const changed = { date: date(config.passwordChangedAt) };
    return t(good ? 'checkGood.loginPassword' : 'checkPoor.loginPassword', changed);
  }
  if (name === 'paymentPassword' && config.paymentPasswordLockedUntil !== null) {
    return t('paymentLocked', { time: dateTime(config.paymentPasswordLockedUntil) });
  }
  if (name === 'sessions' && !good) {
    return t('checkPoor.sessions', { count: config.activeSessions - 1 });
  }
  if (name === 'sessions') return t('checkGood.sessions');
  return t(good ? `checkGood.${name}` : `checkPoor.${name}`);
}

function Remedy({ name, good, config }: SecurityCheck & { readonly config: Config }): ReactNode {
  const t = useTexts('members');
  const [open, setOpen] = useState(false);
  const button = (label: string, onClick: () => void) => (
    <Button look={good ? 'ghost' : 'outline'} size="sm" onClick={onClick}>
      {label}
    </Button>
  );
  const close = () => setOpen(false);
  switch (name) {
    case 'loginPassword':
      return button(t('change'), () => openModal('changePassword', {}));
    case 'paymentPassword':
      return (
        <>
          {button(t(config.paymentPasswordSet ? 'change' : 'set'), () => setOpen(true))}
          {open && <PaymentPasswordDialog isSet={config.paymentPasswordSet} onClose={close} />}
        </>
      );
    case 'card':
      return (
        <>
          {!good && button(t('addCard'), () => setOpen(true))}
          {open && <AddCardDialog onClose={close} />}
        </>
      );
    case 'sessions':
      return good ? null : <EndOthers />;
  }
}
