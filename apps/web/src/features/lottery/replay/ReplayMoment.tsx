import { amount } from '@fairhouse/values';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useMoney } from '../use-money.ts';
import type { ReplayStep } from './replay-steps.ts';
import { useDrawClock } from './use-draw-clock.ts';
import type { DrawStory } from './use-draw-story.ts';

interface ReplayMomentProps {
  readonly step: ReplayStep;
  /** The position among all steps, from 1, and their count. */
  readonly place: { readonly step: number; readonly all: number };
  readonly story: DrawStory;
  /** Its balls fall when it is shown. */
  readonly isShown: boolean;
}

/** What happened at one step of the draw, and when. */
export function ReplayMoment({ step, place, story, isShown }: ReplayMomentProps) {
  const t = useTexts('drawShow');
  const clock = useDrawClock(story.checked.proof?.lottery);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-ink-3">{t('replay.stepOf', place)}</p>
      <h3 className="text-xl font-semibold">{t(`step.${step.name}`)}</h3>
      {step.at === undefined ? (
        <p className="text-ink-2">{t('replay.notYet')}</p>
      ) : (
        <>
          <time
            dateTime={new Date(step.at).toISOString()}
            className="figures text-sm font-medium text-accent-text"
          >
            {clock(step.at)}
          </time>
          <Facts step={step} story={story} isShown={isShown} />
        </>
      )}
    </div>
  );
}

function Facts({ step, story, isShown }: Omit<ReplayMomentProps, 'place'>) {
  const t = useTexts('drawShow');
  const { number } = useFormats();
  const money = useMoney();
  const clock = useDrawClock(story.checked.proof?.lottery);
  const { proof } = story.checked;
  if (proof === undefined) return null;
  if (step.name === 'numbers') return <Numbers story={story} isShown={isShown} />;
  if (step.name === 'payout') return <Payouts story={story} />;
  if (step.name === 'void') return <p className="text-sm text-ink-2">{t('scene.void')}</p>;
  const rows: Readonly<
    Record<'open' | 'close' | 'beacon', readonly (readonly [string, string])[]>
  > = {
    open: [
      [t('fact.logged'), clock(proof.commitLoggedAt)],
      ...(proof.witness ?? [])
        .slice(0, 1)
        .map(({ party, at }) => [t('fact.witness', { party }), clock(at)] as const),
    ],
    close: [
      [t('fact.count'), number(proof.count ?? 0)],
      [t('fact.stake'), money(amount(BigInt(proof.totalStake ?? 0)))],
      ...(proof.rootLoggedAt === undefined
        ? []
        : [[t('fact.logged'), clock(proof.rootLoggedAt)] as const]),
    ],
    beacon: proof.log
      .filter(({ kind }) => kind === 'reveal')
      .map(({ body, at }) => [
        t('fact.revealed', { party: String(body['party'] ?? '') }),
        clock(at),
      ]),
  };
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {rows[step.name].map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-3">{name}</dt>
          <dd className="figures text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Numbers({ story: { checked }, isShown }: Pick<ReplayMomentProps, 'story' | 'isShown'>) {
  return (
    <ResultBalls
      family={String(checked.proof?.rules['family'] ?? '')}
      numbers={checked.numbers}
      size="lg"
      fresh={isShown}
    />
  );
}

function Payouts({ story: { checked, own } }: Pick<ReplayMomentProps, 'story'>) {
  const t = useTexts('drawShow');
  const money = useMoney();
  const winners = checked.proof?.winners ?? [];
  const total = winners.reduce((sum, { payout }) => sum + BigInt(payout), 0n);
  const mine = own.reduce((sum, { paid }) => sum + paid, 0n);
  const all = money(amount(total));
  return (
    <p className="text-sm text-ink-2">
      {winners.length === 0
        ? t('step.nobody')
        : t('step.paid', { count: winners.length, amount: all })}{' '}
      {own.length > 0 && (
        <strong className={mine > 0n ? 'text-won' : 'text-ink'}>
          {mine > 0n ? t('step.mine.won', { amount: money(amount(mine)) }) : t('step.mine.lost')}
        </strong>
      )}
    </p>
  );
}
