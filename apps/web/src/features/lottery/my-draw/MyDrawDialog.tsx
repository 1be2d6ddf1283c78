import type { Family } from '@fairhouse/rules/lottery';
import { RotateCcw, ShieldCheck, SkipForward, TicketCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { FamilyContext } from '../../../draws/family-context.ts';
import { closeAllModals, openModal, type ModalProps } from '../../../modals/modals.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { playCue } from '../../../ui/cues/play-cue.ts';
import { Button, buttonClass } from '../../../ui/forms/Button.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { verifyUrl } from '../../../urls.ts';
import type { BetOrder } from '../bets/bet-totals.ts';
import { hasWaitingOrders, outcomeOf } from '../panels/outcome.ts';
import { useFamily } from '../use-family.ts';
import { fallPlan } from './fall-plan.ts';
import { FallingNumbers } from './FallingNumbers.tsx';
import { NetCard } from './NetCard.tsx';
import { listOwnBets, ownBetStates } from './own-bets.ts';
import { OwnBets } from './OwnBets.tsx';
import { useFall } from './use-fall.ts';
import { useOwnOrders } from './use-own-orders.ts';

/** "My draw": the numbers fall one after another, with the player's own bets beside them. */
export function MyDrawDialog(props: ModalProps<'myDraw'>) {
  const { gameCode, issue, shortIssue, family: code, onClose } = props;
  const t = useTexts('drawShow');
  const family = useFamily(code);
  const orders = useOwnOrders(issue);
  return (
    <Dialog
      size="full"
      focusSelf
      title={t('title')}
      about={t('about', { issue: shortIssue })}
      onClose={onClose}
      footer={
        <>
          <Link
            to={verifyUrl(gameCode, issue)}
            onClick={closeAllModals}
            className={buttonClass('outline')}
          >
            <ShieldCheck aria-hidden size={16} />
            {t('toProof')}
          </Link>
          <Button
            look="primary"
            icon={<TicketCheck aria-hidden size={18} />}
            onClick={() => openModal('drawStory', { gameCode, issue, shortIssue })}
          >
            {t('inDraw')}
          </Button>
        </>
      }
    >
      {orders.error !== null && (
        <ErrorState message={orders.error.message} onRetry={() => void orders.refetch()} />
      )}
      {orders.isPending && <SkeletonRows rows={4} />}
      {orders.data !== undefined && family !== undefined && (
        <FamilyContext value={family.code}>
          <Show {...props} rules={family} orders={orders.data} />
        </FamilyContext>
      )}
    </Dialog>
  );
}

interface ShowProps extends ModalProps<'myDraw'> {
  readonly rules: Family;
  readonly orders: readonly BetOrder[];
}

function Show({ rules, orders, numbers, isNew }: ShowProps) {
  const t = useTexts('drawShow');
  const plan = useMemo(() => fallPlan(rules, numbers), [rules, numbers]);
  const { fallen, isOver, showAll, again } = useFall(plan);
  const bets = useMemo(() => listOwnBets(orders), [orders]);
  const states = useMemo(
    () => ownBetStates(rules, bets, { numbers, fallen, isOver }),
    [rules, bets, numbers, fallen, isOver],
  );
  const isBooked = !hasWaitingOrders(orders);
  const outcome = isOver && isBooked ? outcomeOf(orders) : undefined;
  const kind = outcome?.kind;
  useEffect(() => {
    if (isNew && kind !== undefined && kind !== 'lost') playCue(kind);
  }, [isNew, kind]);
  const all = plan.counts.at(-1) ?? 0;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <div className={stageClass}>
          <FallingNumbers family={rules} form={plan.form} numbers={numbers} fallen={fallen} />
          <p className="figures text-xs text-ink-3">{t('fallen', { fallen, all })}</p>
          <Button
            look="ghost"
            size="sm"
            className="min-h-11"
            icon={
              isOver ? <RotateCcw aria-hidden size={16} /> : <SkipForward aria-hidden size={16} />
            }
            onClick={isOver ? again : showAll}
          >
            {t(isOver ? 'again' : 'skip')}
          </Button>
        </div>
        <NetCard outcome={outcome} waiting={!isOver ? 'wait' : isBooked ? 'none' : 'settling'} />
      </div>
      <OwnBets family={rules} bets={bets} states={states} showsPaid={isOver && isBooked} />
    </div>
  );
}

const stageClass =
  'flex flex-col items-center justify-center gap-3 rounded-lg border border-line bg-surface-2 p-4 min-h-44';
