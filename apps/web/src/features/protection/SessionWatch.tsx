// Watches the session: its clock in the header, and the reality check when its time has come.
import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import { onRefusal } from '../../app/calls.ts';
import { openModal } from '../../app/modals/modals.ts';
import { useCall } from '../../app/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow, useServerSecond } from '../../ui/clock.ts';
import { clockText } from './limit-form.ts';

/** A timer cannot be set further ahead than this; a session lasts half a day. */
const LONGEST_MS = 12 * 3_600_000;

export function SessionWatch() {
  const query = useCall('realityCheck', {}, { staleTime: Number.POSITIVE_INFINITY });
  const dueAt = query.data?.dueAt;
  useEffect(() => {
    if (dueAt === undefined || dueAt === null) return undefined;
    const wait = Math.min(Math.max(0, dueAt - serverNow()), LONGEST_MS);
    const timer = setTimeout(() => openModal('realityCheck', {}), wait);
    return () => clearTimeout(timer);
  }, [dueAt]);
  // Another page of the same session, or a clock that runs slow: the server has the last word.
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
  const now = useServerSecond();
  return (
    <span
      role="timer"
      aria-label={t('clock')}
      title={t('clock')}
      className="figures inline-flex items-center gap-1 text-xs text-ink-3 max-sm:hidden"
    >
      <Timer aria-hidden size={14} />
      {clockText(now - openedAt)}
    </span>
  );
}
