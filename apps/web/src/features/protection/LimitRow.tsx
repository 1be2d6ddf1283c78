import clsx from 'clsx';
import type { ClientRefusal } from '../../calls/calls.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Badge } from '../../ui/layout/Card.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { usedShare, type LimitLine } from './limit-request.ts';
import { useLimitText } from './use-limit-text.ts';

interface LimitRowProps {
  readonly line: LimitLine;
  readonly currency: string;
  readonly onChange: () => void;
}

/** One limit, its used part, and its pending change. */
export function LimitRow({ line, currency, onChange }: LimitRowProps) {
  const t = useTexts('protection');
  const { dateTime } = useFormats();
  const most = useLimitText(currency);
  const share = usedShare(line);
  const own = line.owner === 'member';
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-semibold">
          {t(`limit.${line.kind}`)} {t(`period.${line.period}`)}
        </h4>
        {!own && <Badge>{t('byHouse')}</Badge>}
        {!line.inForce && <Badge>{t('notFelt')}</Badge>}
        {own && (
          <Button size="sm" className="ml-auto" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </div>
      <progress
        aria-label={t(`limit.${line.kind}`)}
        value={share}
        max={100}
        className={clsx(barClass, share >= 100 ? FULL : ROOM)}
      />
      <div className="figures flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span>
          {t('usedOf', {
            used: most(line.used, line.usedMinutes),
            most: most(line.amount, line.minutes),
          })}
        </span>
        <span className="text-ink-3">
          {t('leftUntil', {
            left: most(line.left, line.leftMinutes),
            time: dateTime(line.until),
          })}
        </span>
      </div>
      {line.pending !== null && <Pending line={line} pending={line.pending} currency={currency} />}
    </li>
  );
}

interface PendingProps {
  readonly line: LimitLine;
  readonly pending: NonNullable<LimitLine['pending']>;
  readonly currency: string;
}

function Pending({ line, pending, currency }: PendingProps) {
  const t = useTexts('protection');
  const { dateTime } = useFormats();
  const most = useLimitText(currency);
  const options = {
    invalidatesAlways: ['protection', 'protectionHistory'],
    onError: ({ message }: ClientRefusal) => toast('failed', message),
  } as const;
  const confirm = useCallMutation('protectionLimitConfirm', options);
  const keep = useCallMutation('protectionLimitKeep', options);
  const limit = { kind: line.kind, period: line.period };
  const time = dateTime(pending.from);
  const removal = pending.amount === null && pending.minutes === null;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-3 text-sm">
      <p>
        {removal
          ? t('pendingRemoval', { time })
          : t('pendingTo', { most: most(pending.amount, pending.minutes), time })}
      </p>
      {line.owner === 'member' && (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="sm" busy={keep.isPending} onClick={() => keep.mutate(limit)}>
            {t('keepLimit')}
          </Button>
          <Button
            look="outline"
            size="sm"
            busy={confirm.isPending}
            disabled={serverNow() < pending.from}
            onClick={() => confirm.mutate(limit)}
          >
            {t('confirmLooser')}
          </Button>
        </div>
      )}
    </div>
  );
}

const barClass =
  'h-2.5 w-full overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full';
const ROOM = '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent';
const FULL = '[&::-moz-progress-bar]:bg-lost [&::-webkit-progress-value]:bg-lost';
