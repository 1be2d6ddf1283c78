// The session clock in the header; opens the reality check when it is due.
import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import { onRefusal } from '../../calls/calls.ts';
import { openModal } from '../../modals/modals.ts';
import { useCall } from '../../calls/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow, useServerClock } from '../../ui/server-clock.ts';
import { durationText } from '../../ui/data/duration-text.ts';

/** The maximum timeout; a session lasts half a day. */
const MAX_TIMEOUT_MS = 12 * 3_600_000;

export function SessionWatch() {
  const query = useCall('realityCheck', {}, { staleTime: Number.POSITIVE_INFINITY });
  const dueAt = query.data?.dueAt;
  useEffect(() => {
    if (dueAt === undefined || dueAt === null) return undefined;
    const wait = Math.min(Math.max(0, dueAt - serverNow()), MAX_TIMEOUT_MS);
    const timer = setTimeout(() => openModal('realityCheck', {}), wait);
    return () => clearTimeout(timer);
  }, [dueAt]);
  // Another page of the same session may have confirmed it, or the clock may be slow: the server
  // decides.
  useEffect(
    () =>
      onRefusal(({ code }) => {
        if (code === 'protection.reality_check') openModal('realityCheck', {});
      }),
    [],
  );
  if (query.data?.clock !== true) return null;
  return <SessionClock openedAt={query.data.openedAt} />;
}

function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const t = useTexts('protection');
  const now = useServerClock();
  return (
    <span
      role="timer"
      aria-label={t('clock')}
      title={t('clock')}
      className="figures inline-flex items-center gap-1 text-xs text-ink-3 max-sm:hidden"
    >
      <Timer aria-hidden size={14} />
      {durationText(now - openedAt)}
    </span>
  );
}
