import { Trophy } from 'lucide-react';
import { useCallback } from 'react';
import { useSignal } from '../../calls/live.ts';
import { Link } from '../../navigation/Link.tsx';
import { invalidateCalls } from '../../calls/queries.ts';
import { useCall } from '../../calls/use-call.ts';
import { Avatar } from '../../art/Avatar.tsx';
import { useSite } from '../../site/use-site.ts';
import { useAgo } from '../../i18n/use-ago.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useServerClock } from '../../ui/server-clock.ts';
import { Money } from '../../ui/data/Money.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { lotteryUrl } from '../../urls.ts';

/** The count that product.md section 9 requires. */
const MAX_SHOWN = 20;

/** Real wins of the last day, updated live, largest first. */
export function Winners() {
  const t = useTexts('home');
  const site = useSite();
  const { data, isPending } = useCall('winnerBoard', { count: MAX_SHOWN });
  useSignal(
    'winners',
    useCallback(() => invalidateCalls('winnerBoard'), []),
  );
  const winners = (data?.list ?? []).slice(0, MAX_SHOWN);
  return (
    <Card className="flex flex-col">
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <Trophy aria-hidden size={20} className="text-accent-text" />
        {t('winners')}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-3">{t('winnersAbout')}</p>
      {/* Of one height, because wins come in while the page is open. */}
      <div className="h-112 overflow-y-auto">
        {isPending && <SkeletonRows rows={8} />}
        {!isPending && winners.length === 0 && (
          <p className="py-6 text-ink-2">{t('winnersNone')}</p>
        )}
        <ol className="flex flex-col">
          {winners.map((winner) => (
            <li
              key={`${winner.account}${winner.at}${winner.amount}`}
              className="rise-in flex items-center gap-3 border-t border-line py-2.5 first:border-0"
            >
              <Avatar name={winner.account} size={36} />
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-medium">{winner.account}</p>
                <p className="truncate text-xs text-ink-3">
                  <Link to={lotteryUrl(winner.gameCode)} className="hover:text-accent-text">
                    {winner.gameName}
                  </Link>{' '}
                  · <Ago at={winner.at} />
                </p>
              </div>
              <Money
                value={winner.amount}
                currency={site?.currency ?? ''}
                className="font-semibold text-won"
              />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Ago({ at }: { readonly at: number }) {
  const ago = useAgo();
  return (
    <time dateTime={new Date(at).toISOString()}>{ago(Math.min(0, at - useServerClock()))}</time>
  );
}
