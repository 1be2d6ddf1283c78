import clsx from 'clsx';
import { ArrowLeft, History, Info, Maximize, Minimize, RefreshCw, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBalance } from '../../../balance/use-balance.ts';
import { useBalanceHidden } from '../../../balance/balance-hidden.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { isTrial } from '../../../gate/gate.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/use-site.ts';
import { CountingMoney } from '../../../ui/data/CountingMoney.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { FavouriteGameButton } from '../cards/FavouriteGameButton.tsx';
import type { GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { SessionNet } from './SessionNet.tsx';

interface FrameBarProps {
  readonly game: GameCardView;
  readonly kind: LaunchKind;
  readonly isFull: boolean;
  readonly onBack: () => void;
  readonly onFull: () => void;
  readonly onInfo: () => void;
  readonly onHistory: () => void;
  /** Launches the game again for the other kind of money. */
  readonly onKind: (kind: LaunchKind) => void;
}

/** Over the game: the way back, the money, and what a player may want to know. */
export function FrameBar(props: FrameBarProps) {
  const { game, kind, isFull, onBack, onFull, onInfo, onHistory, onKind } = props;
  const t = useTexts('vendorGames');
  const session = useSession();
  const isDemo = kind === 'demo';
  return (
    <div className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface-1 px-2 md:px-3">
      <IconButton label={t('back')} onClick={onBack} className="shrink-0">
        <ArrowLeft aria-hidden size={20} />
      </IconButton>
      <div className="min-w-0 flex-1 pr-1">
        <h1 className="truncate text-sm font-semibold md:text-base">{game.name}</h1>
        <p className="truncate text-xs text-ink-3 max-sm:hidden">{game.vendorName}</p>
      </div>
      {session !== undefined && !isDemo && <Money isShown={isFull} />}
      {isDemo && <Badge tone="accent">{t('demo')}</Badge>}
      {session !== undefined && !isDemo && !isTrial(session) && <SessionNet />}
      {game.hasDemo && (
        <button
          type="button"
          onClick={() => onKind(isDemo ? 'real' : 'demo')}
          className={switchClass}
        >
          {t(isDemo ? 'playReal' : 'playDemo')}
        </button>
      )}
      <FavouriteGameButton game={game} className="text-ink-2 aria-pressed:text-accent-text" />
      <Tool label={t('info')} onPress={onInfo}>
        <Info aria-hidden size={19} />
      </Tool>
      {session !== undefined && (
        <Tool label={t('history')} onPress={onHistory}>
          <History aria-hidden size={19} />
        </Tool>
      )}
      <Tool label={t(isFull ? 'fullEnd' : 'full')} isPressed={isFull} onPress={onFull}>
        {isFull ? <Minimize aria-hidden size={19} /> : <Maximize aria-hidden size={19} />}
      </Tool>
    </div>
  );
}

const switchClass = clsx(
  'inline-flex min-h-9 shrink-0 items-center rounded-full border border-line-strong px-3 text-xs',
  'font-semibold whitespace-nowrap text-ink-2 transition-colors hover:border-accent-line hover:text-ink',
  'phone:min-h-11 max-[26rem]:hidden',
);

interface ToolProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  readonly children: ReactNode;
}

function Tool({ label, onPress, isPressed, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      onClick={onPress}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className="shrink-0"
    >
      {children}
    </IconButton>
  );
}

/** The balance, which the page's own header shows unless the game fills the screen. */
function Money({ isShown }: { readonly isShown: boolean }) {
  const t = useTexts('shell');
  const trial = isTrial(useSession());
  const takesDeposits = useSite()?.features.depositV2 === true;
  const { balance, refresh, pending } = useBalance();
  const hidden = useBalanceHidden();
  return (
    <>
      {isShown && (
        <span className="figures shrink-0 text-sm font-semibold">
          {hidden || balance === undefined ? (
            <span aria-label={t('balanceHidden')}>••••••</span>
          ) : (
            <CountingMoney value={balance.main} currency={balance.currency} />
          )}
        </span>
      )}
      <IconButton
        label={t('refreshBalance')}
        onClick={refresh}
        busy={pending}
        className="shrink-0 max-md:hidden"
      >
        <RefreshCw aria-hidden size={18} className={clsx(pending && 'spinning')} />
      </IconButton>
      {takesDeposits && !trial && (
        <IconButton
          label={t('deposit')}
          onClick={() => openMemberCentre('depositv2')}
          className="shrink-0 max-md:hidden"
        >
          <Wallet aria-hidden size={18} />
        </IconButton>
      )}
    </>
  );
}
