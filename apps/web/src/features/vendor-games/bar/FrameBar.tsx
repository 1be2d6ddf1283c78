import clsx from 'clsx';
import {
  ArrowLeft,
  EllipsisVertical,
  Flag,
  History,
  Info,
  Maximize,
  Minimize,
  PictureInPicture2,
  RefreshCw,
  Shuffle,
  Volume2,
  VolumeX,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../../browser/create-store.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { useBalanceHidden } from '../../../balance/balance-hidden.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LazyMenu } from '../../../parts/LazyMenu.tsx';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { isTrial } from '../../../gate/gate.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/use-site.ts';
import type { MenuItem } from '../../../ui/overlays/Menu.tsx';
import { CountingMoney } from '../../../ui/data/CountingMoney.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { FavouriteGameButton } from '../cards/FavouriteGameButton.tsx';
import { useFreeRounds } from '../cards/use-free-rounds.ts';
import { useFollowedJackpots } from '../cards/use-jackpots.ts';
import type { GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { GamePots } from './GamePots.tsx';
import { gamesMuted, toggleGamesMuted } from './game-muted.ts';
import { SessionNet } from './SessionNet.tsx';

interface FrameBarProps {
  readonly game: GameCardView;
  readonly kind: LaunchKind;
  readonly isFull: boolean;
  readonly onBack: () => void;
  readonly onFull: () => void;
  readonly onInfo: () => void;
  readonly onHistory: () => void;
  /** Reports a problem; undefined for who has no account. */
  readonly onReport: (() => void) | undefined;
  /** Leaves the page, and keeps the game in a small window; undefined while no game runs. */
  readonly onMini: (() => void) | undefined;
  /** Launches the game again for the other kind of money. */
  readonly onKind: (kind: LaunchKind) => void;
}

/** Below the bar where it has no room; a low screen has none, and leaves the pots to the game. */
const LINE = 'h-7 justify-center px-3 xl:hidden [@media(height<30rem)]:hidden';

/** Over the game: the way back, the money, and what a player may want to know or to do. */
export function FrameBar(props: FrameBarProps) {
  const { game, kind, isFull, onBack, onFull, onInfo, onHistory, onReport, onMini, onKind } = props;
  const t = useTexts('vendorGames');
  const session = useSession();
  const isMuted = useStore(gamesMuted);
  useFollowedJackpots(game.nodeId);
  const isDemo = kind === 'demo';
  const hasMoney = session !== undefined && !isDemo;
  const isOwn = hasMoney && !isTrial(session);
  return (
    <div className="shrink-0 border-b border-line bg-surface-1">
      <div className="flex h-13 items-center gap-1 px-2 md:px-3">
        <IconButton label={t('back')} onClick={onBack} className="shrink-0">
          <ArrowLeft aria-hidden size={20} />
        </IconButton>
        <div className="min-w-0 flex-1 pr-1">
          <h1 className="truncate text-sm font-semibold md:text-base">{game.name}</h1>
          <p className="truncate text-xs text-ink-3 max-sm:hidden">{game.vendorName}</p>
        </div>
        {hasMoney && <Money isShown={isFull} />}
        {hasMoney && <FreeBadge node={game.nodeId} />}
        {isDemo && <Badge tone="accent">{t('demo')}</Badge>}
        {isOwn && <GamePots node={game.nodeId} className="mr-2 shrink-0 max-xl:hidden" />}
        {isOwn && <SessionNet hasClock={isFull} className="max-lg:hidden" />}
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
        <Tool label={t('mute')} isPressed={isMuted} onPress={toggleGamesMuted} isWide>
          {isMuted ? <VolumeX aria-hidden size={19} /> : <Volume2 aria-hidden size={19} />}
        </Tool>
        {onReport !== undefined && (
          <Tool label={t('report')} onPress={onReport} isWide>
            <Flag aria-hidden size={18} />
          </Tool>
        )}
        {onMini !== undefined && (
          <Tool label={t('mini')} onPress={onMini} isWide>
            <PictureInPicture2 aria-hidden size={19} />
          </Tool>
        )}
        <Tool label={t(isFull ? 'fullEnd' : 'full')} isPressed={isFull} onPress={onFull}>
          {isFull ? <Minimize aria-hidden size={19} /> : <Maximize aria-hidden size={19} />}
        </Tool>
        <More {...props} hasDeposit={isOwn} />
      </div>
      {isOwn && <GamePots node={game.nodeId} className={LINE} />}
    </div>
  );
}

/** The member's free rounds of the game that are left. */
function FreeBadge({ node }: { readonly node: number }) {
  const t = useTexts('vendorGames');
  const left = useFreeRounds().leftOf.get(node);
  return left === undefined ? null : <Badge tone="accent">{t('free.mark', { count: left })}</Badge>;
}

/** What a phone's bar has no room for. */
function More({
  game,
  kind,
  onReport,
  onKind,
  hasDeposit,
}: FrameBarProps & { readonly hasDeposit: boolean }) {
  const t = useTexts('vendorGames');
  const s = useTexts('shell');
  const isMuted = useStore(gamesMuted);
  const takesDeposits = useSite()?.features.depositV2 === true;
  const isDemo = kind === 'demo';
  const items = (): MenuItem[] => [
    {
      key: 'mute',
      label: t(isMuted ? 'unmute' : 'mute'),
      icon: isMuted ? <Volume2 aria-hidden size={18} /> : <VolumeX aria-hidden size={18} />,
      onChoose: toggleGamesMuted,
    },
    ...(hasDeposit && takesDeposits
      ? [
          {
            key: 'deposit',
            label: s('deposit'),
            icon: <Wallet aria-hidden size={18} />,
            onChoose: () => openMemberCentre('depositv2'),
          },
        ]
      : []),
    ...(game.hasDemo
      ? [
          {
            key: 'kind',
            label: t(isDemo ? 'playReal' : 'playDemo'),
            icon: <Shuffle aria-hidden size={18} />,
            onChoose: () => onKind(isDemo ? 'real' : 'demo'),
          },
        ]
      : []),
    ...(onReport === undefined
      ? []
      : [
          {
            key: 'report',
            label: t('report'),
            icon: <Flag aria-hidden size={18} />,
            onChoose: onReport,
          },
        ]),
  ];
  return (
    <div className="shrink-0 md:hidden">
      <LazyMenu
        items={items}
        {...(hasDeposit ? { head: <SessionNet hasClock /> } : {})}
        trigger={
          <IconButton label={t('more')}>
            <EllipsisVertical aria-hidden size={19} />
          </IconButton>
        }
      />
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
  /** Only where there is room; a phone has it in its menu. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Tool({ label, onPress, isPressed, isWide, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      onClick={onPress}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className={clsx('shrink-0', isWide === true && 'max-md:hidden')}
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
