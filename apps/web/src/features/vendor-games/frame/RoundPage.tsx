import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import type { GameRound } from './GameHistoryDialog.tsx';

/** A page of a vendor that has not loaded by then does not load (games.md 3.12). */
const LOAD_MS = 8_000;
/** A vendor may show its page for five minutes. */
const FRESH_MS = 4 * 60_000;
const SANDBOX = 'allow-scripts allow-same-origin';

interface RoundPageProps {
  readonly nodeId: number;
  readonly round: GameRound;
  readonly onBack: () => void;
}

/** One round: what the wallet booked of it, and below that the vendor's own page of it. */
export function RoundPage({ nodeId, round, onBack }: RoundPageProps) {
  const t = useTexts('vendorGames');
  const { dateTime, money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const query = useCall('gameRoundPage', { nodeId, round: round.round }, { staleTime: FRESH_MS });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <Button size="sm" icon={<ArrowLeft aria-hidden size={16} />} onClick={onBack}>
          {t('round.back')}
        </Button>
        <span>{dateTime(round.at)}</span>
        <span className="figures">
          {t('round.staked')} {money(round.staked, currency)}
        </span>
        <span className="figures">
          {t('round.paid')} {money(round.paid, currency)}
        </span>
      </div>
      {query.isFetching ? (
        <SkeletonRows />
      ) : (
        <CallResult query={query}>
          {({ url }) => (
            <VendorPage key={url} url={url} title={`${t('round.number')} ${round.round}`} />
          )}
        </CallResult>
      )}
    </div>
  );
}

function VendorPage({ url, title }: { readonly url: string | null; readonly title: string }) {
  const t = useTexts('vendorGames');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (url === null || state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), LOAD_MS);
    return () => clearTimeout(timer);
  }, [url, state]);
  if (url === null || state === 'failed') {
    return (
      <p role="status" className="rounded-lg border border-line bg-surface-2 p-5 text-ink-2">
        {t('round.noPage')}
      </p>
    );
  }
  return (
    <iframe
      src={url}
      title={title}
      // A page of this site would get out of a sandbox with both permissions.
      sandbox={new URL(url).origin === window.location.origin ? 'allow-scripts' : SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={() => setState('loaded')}
      className="h-[62vh] min-h-96 w-full rounded-lg border border-line bg-night"
    />
  );
}
