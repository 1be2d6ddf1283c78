import { ChevronRight, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { resolveCheck, type SecurityAction, type OpenCheck } from './security-action.ts';
import { securityScore } from './security-score.ts';

interface SecurityOverviewProps {
  readonly config: ValueOf<'securityConfig'>;
  readonly cards: number;
  readonly onAction: (act: SecurityAction) => void;
}

const SHOWN = 3;

/** The security score of the account, and its most important open checks. */
export function SecurityOverview({ config, cards, onAction }: SecurityOverviewProps) {
  const t = useTexts('security');
  const members = useTexts('members');
  const { dateTime } = useFormats();
  const { score, word, checks } = securityScore({ config, cards, now: serverNow() });
  const open = checks.filter(({ good }) => !good).slice(0, SHOWN);
  const isLocked = config.paymentPasswordLockedUntil !== null;
  const todos = open.map(({ name }): OpenCheck =>
    name === 'paymentPassword' && isLocked ? 'paymentLocked' : name,
  );
  const { payoutHeldUntil: held } = config;
  return (
    <section aria-label={t('scoreTitle')}>
      {held !== null && <Notice tone="accent" text={t('payoutHeld', { time: dateTime(held) })} />}
      <Card className="grid gap-6 bg-surface-2 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-10">
        <div className="flex items-center gap-5 md:flex-col md:gap-3 md:pl-2 md:text-center">
          <ScoreRing score={score} word={word} />
          <div>
            <p className="text-lg font-semibold">{members(`scoreWord.${word}`)}</p>
            <p className="figures text-sm text-ink-3">{members('score', { score })}</p>
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 text-sm font-semibold text-ink-2">{t('next')}</h3>
          {todos.length === 0 ? (
            <p className="flex items-center gap-3 text-sm text-ink-2">
              <ShieldCheck aria-hidden size={22} className="shrink-0 text-won" />
              {t('nextDone')}
            </p>
          ) : (
            <ol className="grid gap-2">
              {todos.map((name) => (
                <NextStep key={name} name={name} onMend={() => resolveCheck(name, onAction)} />
              ))}
            </ol>
          )}
        </div>
      </Card>
    </section>
  );
}

function NextStep({ name, onMend }: { readonly name: OpenCheck; readonly onMend: () => void }) {
  const t = useTexts('security');
  return (
    <li>
      <button
        type="button"
        onClick={onMend}
        className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-surface-1 px-4 py-2 text-left text-sm transition-colors hover:border-accent-line"
      >
        <ShieldAlert aria-hidden size={20} className="shrink-0 text-accent-text" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`todo.${name}`)}</span>
          <span className="block text-xs text-ink-3">{t(`todoWhy.${name}`)}</span>
        </span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
      </button>
    </li>
  );
}

const STROKES = { good: 'var(--won)', fair: 'var(--accent)', poor: 'var(--lost)' } as const;

/** A ring filled to the score; its path length is 100, so that the score is the dash length. */
function ScoreRing(props: { readonly score: number; readonly word: keyof typeof STROKES }) {
  const { score, word } = props;
  const t = useTexts('members');
  return (
    <svg viewBox="0 0 40 40" width="104" height="104" role="img" aria-label={t('scoreLabel')}>
      <circle cx="20" cy="20" r="16" fill="none" stroke="var(--surface-3)" strokeWidth="4" />
      <circle
        cx="20"
        cy="20"
        r="16"
        fill="none"
        pathLength="100"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 20 20)"
        stroke={STROKES[word]}
      />
      <text
        x="20"
        y="23.6"
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        fill="var(--ink)"
        aria-hidden
      >
        {score}
      </text>
    </svg>
  );
}
