import type { Family } from '@fairhouse/rules/lottery';
import { ShieldCheck, TicketCheck } from 'lucide-react';
import { openModal } from '../../../modals/modals.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, buttonClass } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { verifyUrl } from '../../../urls.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { perNote } from '../per-note.ts';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { resultWords } from '../../../draws/result-words.ts';
import { ReceiptView } from '../slip/ReceiptView.tsx';
import { useMoney } from '../use-money.ts';
import { explainBet } from './explain-bet.ts';
import type { OrderRecord } from './MyBets.tsx';
import { orderTone, orderState } from './order-state.ts';

interface BetDetailProps {
  readonly order: string;
  readonly family: Family;
  readonly onClose: () => void;
}

/**
 * One order: every bet with its prize and the reason, the receipt, and the link to the draw's
 * proof.
 */
export function BetDetail({ order, family, onClose }: BetDetailProps) {
  const t = useTexts('lottery');
  const found = useCall('myOrder', { order });
  const record = found.data?.record;
  return (
    <Dialog
      size="wide"
      title={t('detailTitle', { number: record?.number ?? '…' })}
      onClose={onClose}
    >
      {found.isError && (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={4} />}
      {found.data !== undefined && record !== undefined && (
        <div className="flex flex-col gap-5">
          <Outcome record={record} />
          <ul className="flex flex-col gap-3">
            {record.bets.map((bet) => (
              <BetCard key={bet.seq} record={record} bet={bet} family={family} />
            ))}
          </ul>
          <ReceiptView receipt={found.data.receipt} />
        </div>
      )}
    </Dialog>
  );
}

function Outcome({ record }: { readonly record: OrderRecord }) {
  const t = useTexts('lottery');
  const tDraw = useTexts('drawShow');
  const money = useMoney();
  const word = orderState(record);
  const rows: readonly (readonly [string, string])[] = [
    [t('stake'), money(record.stake)],
    [t('won'), money(record.prize)],
    [t('rebate'), money(record.rebate)],
    [t('refunded'), money(record.refunded)],
  ];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={orderTone(word)}>{t(`status.${word}`)}</Badge>
        <span className="figures text-sm text-ink-2">
          {t('issue', { issue: record.shortIssue })}
        </span>
        <ResultBalls family={record.family} numbers={record.numbers} size="sm" />
        <Link
          to={verifyUrl(record.gameCode, record.issue)}
          className={`${buttonClass('ghost', 'sm')} ml-auto`}
        >
          <ShieldCheck aria-hidden size={16} />
          {t('toProof')}
        </Link>
        <Button
          look="outline"
          size="sm"
          icon={<TicketCheck aria-hidden size={16} />}
          onClick={() => openModal('drawStory', record)}
        >
          {tDraw('inDraw')}
        </Button>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {rows.map(([name, value]) => (
          <div key={name} className="rounded-md bg-surface-2 p-3">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface BetCardProps {
  readonly record: OrderRecord;
  readonly bet: OrderRecord['bets'][number];
  readonly family: Family;
}

function BetCard({ record, bet, family }: BetCardProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const money = useMoney();
  const language = useLanguage();
  const play = family.plays.get(bet.play);
  const word = orderState(bet);
  const settled = ['won', 'part', 'lost', 'tied'].includes(word);
  const numbers = settled ? record.numbers : undefined;
  const why = explainBet(family, bet, numbers, {
    language,
    money,
    tier: words.tier,
    numbers: (drawn) => resultWords(words, family.code, drawn),
  });
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong>{play === undefined ? record.gameName : words.fullName(play)}</strong>{' '}
          <span className="text-xs text-ink-3">
            {bet.odds === undefined
              ? t('groupOf', { group: String(bet.group ?? '') })
              : `@ ${bet.odds}`}
          </span>
        </p>
        <span className="figures">
          {t('noteTimes', { count: bet.notes, unit: money(perNote(bet)) })} × {bet.multiple} ={' '}
          <strong>{money(bet.stake)}</strong>
        </span>
      </div>
      <p className="figures max-h-24 overflow-y-auto break-all text-ink-2">
        {pickWords(words, play, bet.pick)}
      </p>
      {why.length > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          <p className="text-xs font-medium text-ink-3">{t('why')}</p>
          {why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </li>
  );
}
