import { useCall } from '../../../calls/use-call.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { usedShare } from '../limit-request.ts';
import { useLimitText } from '../use-limit-text.ts';

/** The member's limits with what is used of each, and the way to change them. */
export function PaceLimits({ onLimits }: { readonly onLimits: () => void }) {
  const t = useTexts('protection');
  const query = useCall('protection', {}, { staleTime: 0 });
  const currency = query.data?.currency ?? '';
  const most = useLimitText(currency);
  return (
    <div className="text-sm">
      <CallResult query={query} loading={<Skeleton className="h-10" />}>
        {({ limits }) =>
          limits.length === 0 ? (
            <p className="text-ink-3">{t('noLimits')}</p>
          ) : (
            <ul className="flex flex-col gap-2.5">
              {limits.map((line) => {
                const name = `${t(`limit.${line.kind}`)} ${t(`period.${line.period}`)}`;
                return (
                  <li key={`${line.owner}${line.kind}${line.period}`}>
                    <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-xs">
                      <span className="text-ink-2">{name}</span>
                      <span className="figures">
                        {t('usedOf', {
                          used: most(line.used, line.usedMinutes),
                          most: most(line.amount, line.minutes),
                        })}
                      </span>
                    </p>
                    <progress
                      aria-label={name}
                      value={usedShare(line)}
                      max={100}
                      className="h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </CallResult>
      <Button look="ghost" size="sm" className="mt-1 -ml-3" onClick={onLimits}>
        {query.data?.limits.length === 0 ? t('setLimit') : t('limits')}
      </Button>
    </div>
  );
}
