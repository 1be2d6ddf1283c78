import { verifyRound, type Verdict } from '@fairhouse/rules/rounds';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import type { RoundFacts } from './read-round.ts';

interface RoundReportProps {
  readonly file: unknown;
  readonly facts: RoundFacts;
}

const LOOKS: Readonly<Record<Verdict, string>> = {
  verified: 'border-won bg-won-soft text-won',
  void: 'border-line-strong bg-surface-2 text-ink-2',
  sealed: 'border-accent-line bg-accent-soft text-accent-text',
  failed: 'border-lost bg-lost-soft text-lost',
};

const ICONS: Readonly<Record<Verdict, typeof CircleCheck>> = {
  verified: CircleCheck,
  void: CircleAlert,
  sealed: CircleAlert,
  failed: CircleX,
};

const FACTS = ['game', 'round', 'stake', 'payout', 'clientSeed', 'nonce'] as const;

/** A round of a game, decided again from its file alone: the verdict, and what the file says. */
export function RoundReport({ file, facts }: RoundReportProps) {
  const t = useTexts('verify');
  const verdict = useMemo(() => verifyRound(file), [file]);
  const Icon = ICONS[verdict];
  return (
    <div className="flex flex-col gap-5">
      <div
        role="status"
        className={clsx('rise-in flex items-center gap-6 rounded-lg border p-5', LOOKS[verdict])}
      >
        <Icon aria-hidden size={40} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-2xl font-bold">{t(`round.${verdict}`)}</p>
          <p className="text-sm text-ink-2">{t(`round.${verdict}.text`)}</p>
        </div>
      </div>
      <Card>
        <dl className="flex flex-col gap-2 text-sm">
          {FACTS.map((name) =>
            facts[name] === undefined ? null : (
              <div key={name} className="flex justify-between gap-4">
                <dt className="shrink-0 text-ink-3">{t(`round.${name}`)}</dt>
                <dd className="figures min-w-0 text-right font-medium break-all">{facts[name]}</dd>
              </div>
            ),
          )}
        </dl>
      </Card>
    </div>
  );
}
