import type { Family } from '@fairhouse/rules/lottery';
import { Suspense, useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useMoney } from '../use-money.ts';
import { CancelButton } from './CancelButton.tsx';
import { orderTone, orderState } from './order-state.ts';

const betDetail = lazyPart(
  () => import('./BetDetail.tsx'),
  (m) => m.BetDetail,
);

const FILTERS = ['all', 'open', 'won', 'lost', 'returned'] as const;
type Filter = (typeof FILTERS)[number];
const PAGE_SIZE = 10;

export type OrderRecord = ValueOf<'myBets'>['list'][number];

interface MyBetsProps {
  readonly gameCode: string;
  readonly family: Family;
}

/** The player's orders on this lottery, newest first. */
export function MyBets({ gameCode, family }: MyBetsProps) {
  const t = useTexts('lottery');
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  const state = filter === 'all' ? {} : { state: filter };
  const bets = useCall(
    'myBets',
    { gameCode, pageNo: page, pageSize: PAGE_SIZE, ...state },
    { keepPrevious: true, refetchInterval: 15_000 },
  );
  const list = bets.data?.list;
  return (
    <div className="flex flex-col gap-4">
      <Tabs<Filter>
        look="chips"
        label={t('bets.filter')}
        tabs={FILTERS.map((each) => ({ value: each, label: t(`bets.${each}`) }))}
        value={filter}
        onChoose={(each) => {
          setFilter(each);
          setPage(1);
        }}
      />
      {bets.isError && (
        <ErrorState message={bets.error.message} onRetry={() => void bets.refetch()} />
      )}
      {bets.isPending && <SkeletonRows rows={3} className="h-20!" />}
      {list?.length === 0 && (
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t('bets.none')}
          text={t('bets.noneText')}
        />
      )}
      <ul className="flex flex-col gap-2">
        {list?.map((order) => (
          <OrderRow
            key={order.order}
            order={order}
            family={family}
            onShow={() => setShown(order.order)}
          />
        ))}
      </ul>
      {bets.data !== undefined && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={bets.data.total} onChoose={setPage} />
      )}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <betDetail.Part order={shown} family={family} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface OrderRowProps {
  readonly order: OrderRecord;
  readonly family: Family;
  readonly onShow: () => void;
}

function OrderRow({ order, family, onShow }: OrderRowProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const money = useMoney();
  const { dateTime } = useFormats();
  const word = orderState(order);
  const [first] = order.bets;
  const play = family.plays.get(first?.play ?? '');
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface-2 p-3 text-sm md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:gap-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong>{play === undefined ? order.gameName : words.fullName(play)}</strong>
          {order.bets.length > 1 && <span className="text-ink-3">+{order.bets.length - 1}</span>}
          <Badge tone={orderTone(word)}>{t(`status.${word}`)}</Badge>
        </p>
        <p className="figures truncate text-ink-2">{pickWords(words, play, first?.pick ?? '')}</p>
        <div className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
          <span>
            {order.shortIssue} · {dateTime(order.placedAt)}
          </span>
          <ResultBalls family={order.family} numbers={order.numbers} size="sm" />
        </div>
      </div>
      <div className="figures flex gap-4 md:flex-col md:gap-0 md:text-right">
        <span>{money(order.stake)}</span>
        {word === 'won' && <strong className="text-won">+{money(order.prize)}</strong>}
        {word === 'part' && <strong>{money(order.prize)}</strong>}
      </div>
      <div className="flex gap-2 md:justify-end">
        <CancelButton order={order} />
        <Button size="sm" look="ghost" onClick={onShow}>
          {t('details')}
        </Button>
      </div>
    </li>
  );
}
