import { useCallback, type ReactNode } from 'react';
import { TurnoverLeft } from '../../features/cashier/moving/TurnoverLeft.tsx';
import { MovingOrders } from '../../features/cashier/moving/MovingOrders.tsx';
import { OpenBets } from '../../features/lottery/bets/OpenBets.tsx';
import { PaceSettings } from '../../features/protection/pace/PaceSettings.tsx';
import { BalanceHead } from '../../features/wallet/BalanceHead.tsx';
import { LatestMovements } from '../../features/wallet/LatestMovements.tsx';
import { useSignal } from '../../calls/live.ts';
import { invalidateCalls } from '../../calls/queries.ts';
import { isTrial } from '../../gate/gate.ts';
import { openCentrePage, type FilterValues } from '../../centre/centre-filters.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/use-site.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { MemberPage } from '../../urls.ts';

/**
 * The wallet over any page: the balance, what is bet, what is still to be turned over, money on its
 * way and the last movements. Every figure is fetched again when the balance changes.
 */
export function WalletDrawer({ onClose }: ModalProps<'wallet'>) {
  const t = useTexts('shell');
  const w = useTexts('wallet');
  const trial = isTrial(useSession());
  const takesDeposits = useSite()?.features.depositV2 === true;
  const refresh = useRefreshed();
  useSignal('balance', refresh);
  // A withdrawal that is approved, paid or returned is announced by a message.
  useSignal('inbox', refresh);
  const open = (page: MemberPage, filters?: FilterValues) => {
    onClose();
    if (filters === undefined) openMemberCentre(page);
    else openCentrePage(page, filters);
  };
  return (
    <Dialog title={t('wallet')} side="right" focusSelf onClose={onClose}>
      <div className="flex flex-col gap-6 pb-[env(safe-area-inset-bottom)]">
        <BalanceHead
          onDeposit={!trial && takesDeposits ? () => open('depositv2') : undefined}
          onWithdraw={trial ? undefined : () => open('withdraw')}
        />
        <OpenBets onOpen={() => open('personalHistoryCopy', { state: 'open' })} />
        {!trial && (
          <>
            <Part title={w('turnover')}>
              <TurnoverLeft />
            </Part>
            <Part title={w('moving')}>
              <MovingOrders onOpen={(page, order) => open(page, { order })} />
            </Part>
          </>
        )}
        <Part title={w('recent')}>
          <LatestMovements onOpen={() => open('transactionHistory', {})} />
        </Part>
        {!trial && <PaceSettings onLimits={() => open('playSafe')} />}
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

/** Fetches what the drawer shows again; the balance itself is followed by the page. */
function useRefreshed(): () => void {
  return useCallback(
    () =>
      invalidateCalls(
        'myBets',
        'turnoverList',
        'depositList',
        'withdrawList',
        'memTransDet',
        'realityCheck',
      ),
    [],
  );
}
