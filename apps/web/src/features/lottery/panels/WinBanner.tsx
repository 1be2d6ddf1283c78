import { PartyPopper, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';
import type { DrawItem } from '../board/use-draw.ts';
import { useMoney } from '../use-money.ts';
import { sumOfPrizes, sumOfStakes } from './sum-of-prizes.ts';

interface WinBannerProps {
  readonly gameCode: string;
  readonly last: DrawItem | undefined;
}

/** Celebrates the player's prizes in a draw that finished while the board was open. */
export function WinBanner({ gameCode, last }: WinBannerProps) {
  const session = useSession();
  const [first, setFirst] = useState(last?.issue);
  if (first === undefined && last !== undefined) setFirst(last.issue);
  const fresh = last !== undefined && first !== undefined && last.issue !== first;
  if (session === undefined || !fresh) return null;
  return <Win key={last.issue} gameCode={gameCode} last={last} />;
}

function Win({ gameCode, last }: { readonly gameCode: string; readonly last: DrawItem }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const [closed, setClosed] = useState(false);
  const bets = useCall(
    'myBets',
    { gameCode, issue: last.issue, pageSize: 50 },
    {
      refetchInterval: (value) =>
        value === undefined || value.list.some((order) => order.status <= 2) ? 2_000 : false,
    },
  );
  const orders = bets.data?.list ?? [];
  const won = sumOfPrizes(orders);
  const staked = sumOfStakes(orders);
  if (closed || won === undefined) return null;
  return (
    <div
      role="status"
      className="rise-in relative flex items-center gap-4 overflow-hidden rounded-lg border border-won bg-won-soft p-4"
    >
      <Sparks />
      <PartyPopper aria-hidden size={30} className="shrink-0 text-won" />
      <div className="min-w-0 flex-1">
        <p className="text-xl font-bold text-won">{t('win.title', { amount: money(won) })}</p>
        <p className="figures text-sm text-ink-2">
          {t('win.text', {
            issue: last.shortIssue,
            numbers: last.numbers ?? '',
            stake: money(staked),
          })}
        </p>
      </div>
      <IconButton label={t('win.close')} onClick={() => setClosed(true)}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

/** Coins that fly up once; none with reduced motion. */
function Sparks() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [index, coin] of [...(box.current?.children ?? [])].entries()) {
      const x = (index % 2 === 0 ? 1 : -1) * (20 + index * 9);
      coin.animate(
        [
          { opacity: 1, transform: 'translate(0, 0) scale(0.5)' },
          { opacity: 1, transform: `translate(${x}px, ${-60 - index * 5}px) scale(1)` },
          { opacity: 0, transform: `translate(${x * 1.6}px, 30px) scale(0.9)` },
        ],
        { duration: 1_400 + index * 70, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
      );
    }
  }, []);
  return (
    <div ref={box} aria-hidden className="pointer-events-none absolute bottom-2 left-1/3">
      {Array.from({ length: 14 }, (_, index) => (
        <span key={index} className="absolute size-3 rounded-full bg-accent opacity-0" />
      ))}
    </div>
  );
}
