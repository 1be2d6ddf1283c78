import { Suspense, useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { confirm } from '../../../modals/modals.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { zoneOf } from '../../../draws/draw-view.ts';
import { useDrawTime } from '../../../draws/use-draw-time.ts';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useFamily } from '../use-family.ts';
import { useLottery } from '../use-lottery.ts';
import { useMoney } from '../use-money.ts';

import { orderTone, stateOfStatus } from './order-state.ts';

type Chase = ValueOf<'myChases'>['list'][number];
const PAGE_SIZE = 10;
/** The code of the lottery before the number of a draw. */
const CODE_OF_ISSUE = /^[A-Z0-9_]+-(?=\d)/;

/** The player's chase plans, of every lottery, with each of their draws. */
export function MyChases() {
  const t = useTexts('lottery');
  const [page, setPage] = useState(1);
  const chases = useCall(
    'myChases',
    { pageNo: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, refetchInterval: 15_000 },
  );
  if (chases.isError) {
    return <ErrorState message={chases.error.message} onRetry={() => void chases.refetch()} />;
  }
  if (chases.data === undefined) return <SkeletonRows rows={3} className="h-20!" />;
  if (chases.data.list.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt name="boat" />}
        title={t('chases.none')}
        text={t('chases.noneText')}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {chases.data.list.map((chase) => (
          <ChaseCard key={chase.id} chase={chase} />
        ))}
      </ul>
      <Pagination page={page} pageSize={PAGE_SIZE} total={chases.data.total} onChoose={setPage} />
    </>
  );
}

/** Placed, and not given back since. */
const isBetOn = ({ state, status = 2 }: Chase['steps'][number]) =>
  state === 'PLACED' && /^(open|won|lost|tied)$/.test(stateOfStatus(status));

function ChaseCard({ chase }: { readonly chase: Chase }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const game = useLottery()(chase.gameCode);
  const family = game?.family;
  const done = chase.steps.filter(isBetOn).length;
  return (
    <li className="rounded-md border border-line bg-surface-2 p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{chase.gameName}</strong>
        <Badge tone={chase.state === 'ACTIVE' ? 'accent' : 'plain'}>
          {t(`chases.${chase.state}`)}
        </Badge>
        <span className="text-ink-3">{t(`chase.${chase.kind}`)}</span>
        <strong className="figures ml-auto">{money(chase.total)}</strong>
      </div>
      {family !== undefined && (
        <Suspense fallback={<p>&nbsp;</p>}>
          <FirstBet chase={chase} family={family} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-xs text-ink-3">
          {t('chases.steps', { done, count: chase.steps.length })}
          {!/^0*\.?0*$/.test(chase.returned) &&
            ` · ${t('chases.returned', { amount: money(chase.returned) })}`}
        </p>
        {chase.state === 'ACTIVE' && <StopButton id={chase.id} />}
      </div>
      <ChaseOrders chase={chase} zone={zoneOf(game?.pace)} />
    </li>
  );
}

interface FirstBetProps {
  readonly chase: Chase;
  /** The code of the family of the plan's own lottery. */
  readonly family: string;
}

function FirstBet({ chase, family }: FirstBetProps) {
  const words = usePlayWords(family);
  const rules = useFamily(family);
  const [first] = chase.bets;
  const play = rules?.plays.get(first?.play ?? '');
  return (
    <p className="figures truncate text-ink-2">
      {play !== undefined && `${words.fullName(play)} · `}
      {pickWords(words, play, first?.pick ?? '')}
      {chase.bets.length > 1 && ` +${chase.bets.length - 1}`}
    </p>
  );
}

function StopButton({ id }: { readonly id: string }) {
  const t = useTexts('lottery');
  const { mutate, isPending } = useCallMutation('stopChase', {
    invalidatesAlways: ['myChases', 'balance'],
    onSuccess: () => toast('done', t('chases.stopped')),
    onError: ({ message }) => toast('failed', message),
  });
  const stop = async () => {
    const sure = await confirm({
      title: t('chases.stopTitle'),
      text: t('chases.stopText'),
      confirmLabel: t('chases.stop'),
      cancelLabel: t('back'),
      danger: true,
    });
    if (sure) mutate({ id });
  };
  return (
    <Button
      size="sm"
      look="outline"
      busy={isPending}
      onClick={() => void stop()}
      className="ml-auto"
    >
      {t('chases.stop')}
    </Button>
  );
}

interface ChaseOrdersProps {
  readonly chase: Chase;
  /** The zone of a lottery that draws on a calendar. */
  readonly zone: string | undefined;
}

function ChaseOrders({ chase, zone }: ChaseOrdersProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const drawTime = useDrawTime();
  return (
    <details className="mt-1">
      <summary className="min-h-9 content-center text-xs font-medium text-accent-text phone:min-h-11">
        {t('details')}
      </summary>
      <ul className="figures flex max-h-64 flex-col divide-y divide-line overflow-y-auto">
        {chase.steps.map((step) => {
          const word = step.state === 'RETURNED' ? 'stopped' : stateOfStatus(step.status ?? 2);
          return (
            <li key={step.step} className="flex flex-wrap items-center gap-x-3 py-1.5">
              <span className="flex-1">
                {step.issue.replace(CODE_OF_ISSUE, '')}
                <span className="block text-xs text-ink-3">{drawTime(step.drawAt, zone)}</span>
              </span>
              <span className="text-ink-3">× {step.multiple}</span>
              <span>{money(step.stake)}</span>
              <Badge tone={orderTone(word)}>{t(`status.${word}`)}</Badge>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
