import { useMemo, useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { CheckLog } from '../../features/lottery/log/CheckLog.tsx';
import { LogTable } from '../../features/lottery/log/LogTable.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button, buttonClass } from '../../ui/forms/Button.tsx';
import { CopyText } from '../../ui/data/CopyText.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { urls } from '../../urls.ts';

const LINES = 25;
const FRESH_MS = 30_000;

/** `/drawLog`: the signed public log of draws, newest lines first (draws.md, the protocol). */
export function DrawLogPage() {
  const t = useTexts('books');
  const [from, setFrom] = useState<number>();
  const end = useCall('publicLog', { from: 1, limit: 1 }, { staleTime: FRESH_MS });
  const last = end.data?.last;
  const start = from ?? Math.max(1, (last ?? 1) - LINES + 1);
  const page = useCall(
    'publicLog',
    { from: start, limit: LINES },
    { enabled: last !== undefined, staleTime: FRESH_MS, keepPrevious: true },
  );
  const newestFirst = useMemo(() => page.data?.lines.toReversed(), [page.data]);
  const fault = end.error ?? page.error;
  return (
    <div className="page pb-16">
      <PageHead title={t('log.title')} about={t('log.about')} />
      {fault ? (
        <ErrorState message={fault.message} onRetry={() => void end.refetch()} />
      ) : (
        <div className="flex flex-col gap-5">
          {page.data !== undefined && (
            <>
              <p className="text-sm">
                <span className="text-ink-3">{t('key')} </span>
                <CopyText name={t('key')} text={page.data.publicKey} />
              </p>
              <CheckLog publicKey={page.data.publicKey} lines={page.data.lines} />
            </>
          )}
          <LogTable lines={newestFirst} />
          <p className="flex flex-wrap gap-3">
            {from !== undefined && (
              <Button look="outline" onClick={() => setFrom(undefined)}>
                {t('newest')}
              </Button>
            )}
            {start > 1 && (
              <Button
                look="outline"
                busy={page.isFetching}
                onClick={() => setFrom(Math.max(1, start - LINES))}
              >
                {t('older')}
              </Button>
            )}
            <Link to={urls.verify} className={buttonClass('outline')}>
              {t('verifyLink')}
            </Link>
            <Link to={urls.books} className={buttonClass('outline')}>
              {t('link')}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
