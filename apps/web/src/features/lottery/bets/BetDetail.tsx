import { ChevronLeft, ShieldCheck } from 'lucide-react';
import { Link } from '../../../navigation/Link.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, buttonClass } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { verifyUrl } from '../../../urls.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useFamily } from '../use-family.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { betStateOf } from './bet-totals.ts';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { BET_TONES } from './use-bet-columns.tsx';

type Order = ValueOf<'myOrder'>['record'];
type Bet = Order['bets'][number];

/** One order: its draw, its bets and the result of each. */
export function BetDetail({ order }: { readonly order: string }) {
  const t = useTexts('members');
  const query = useCall('myOrder', { order }, { staleTime: 0 });
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        className="-ml-3 mb-2"
        icon={<ChevronLeft aria-hidden size={16} />}
        onClick={() => openCentrePage('personalHistoryCopy')}
      >
        {t('back')}
      </Button>
      <CallResult query={query}>{({ record }) => <Detail order={record} />}</CallResult>
    </>
  );
}

function Detail({ order }: { readonly order: Order }) {
  const t = useTexts('members');
  const { dateTime, timeZone } = useSiteTimes();
  const state = betStateOf(order);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-xl font-semibold">{t('betDetail', { number: order.number })}</h3>
        <Badge tone={BET_TONES[state]}>{t(`bet.${state}`)}</Badge>
        {order.chase !== undefined && <Badge>{t('partOfChase')}</Badge>}
        <span className="figures text-sm text-ink-3">{dateTime(order.placedAt)}</span>
        <ZoneNote timeZone={timeZone} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface-2 p-4">
        <p className="font-medium">
          {order.gameName} <span className="figures text-ink-3">{order.shortIssue}</span>
        </p>
        {order.numbers !== undefined && (
          <ResultBalls family={order.family} numbers={order.numbers} label={t('numbers')} />
        )}
        <Link
          to={verifyUrl(order.gameCode, order.issue)}
          className={`${buttonClass('outline', 'sm')} ml-auto`}
        >
          <ShieldCheck aria-hidden size={16} />
          {t('proof')}
        </Link>
      </div>
      <BetTable order={order} />
    </div>
  );
}

/** The odds of a bet, or its prize group. */
function termsOf({ odds, group }: Bet): string {
  return odds === undefined ? String(group ?? '') : `@ ${odds}`;
}

function BetTable({ order }: { readonly order: Order }) {
  const t = useTexts('members');
  const words = usePlayWords(order.family);
  const { money, number } = useFormats();
  const currency = useBalance().balance?.currency ?? '';
  const family = useFamily(order.family);
  const playOf = (code: string) => family?.plays.get(code);
  const shown = (value: string) => money(value, currency);
  const columns: readonly Column<Bet>[] = [
    {
      key: 'play',
      phone: 'title',
      name: t('play'),
      cell: ({ play }) => {
        const known = playOf(play);
        return known === undefined ? order.gameName : words.fullName(known);
      },
    },
    {
      key: 'pick',
      phone: 'more',
      name: t('pick'),
      cell: ({ play, pick }) => (
        <span className="figures break-words">{pickWords(words, playOf(play), pick)}</span>
      ),
    },
    {
      key: 'terms',
      phone: 'open',
      phoneOnly: true,
      name: t('notes'),
      cell: (bet) => (
        <span className="figures">
          {number(bet.notes)} × {bet.multiple} · {termsOf(bet)}
        </span>
      ),
    },
    { key: 'notes', name: t('notes'), figures: true, cell: ({ notes }) => number(notes) },
    { key: 'multiple', name: t('multiple'), figures: true, cell: (bet) => `×${bet.multiple}` },
    {
      key: 'odds',
      name: t('odds'),
      figures: true,
      cell: termsOf,
    },
    {
      key: 'stake',
      phone: 'figure',
      name: t('stake'),
      figures: true,
      cell: ({ stake }) => shown(stake),
    },
    { key: 'prize', name: t('prize'), figures: true, cell: ({ prize }) => shown(prize) },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: (bet) => {
        const state = betStateOf(bet);
        return (
          <Badge tone={BET_TONES[state]}>
            {t(`bet.${state}`)}
            {(state === 'won' || state === 'part') && (
              <span className="md:hidden">{shown(bet.prize)}</span>
            )}
          </Badge>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('bets')}
      columns={columns}
      rows={order.bets}
      keyOf={(bet) => String(bet.seq)}
      empty={null}
    />
  );
}
