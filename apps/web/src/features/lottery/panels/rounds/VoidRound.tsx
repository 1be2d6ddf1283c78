import { useCall } from '../../../../calls/use-call.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { VOID_TEXTS } from '../void-texts.ts';

/** Why the newest round of a lottery has no result; nothing where it has one. */
export function VoidRound({ gameCode }: { readonly gameCode: string }) {
  const t = useTexts('lottery');
  const { data } = useCall('openedNumbers', { gameCode, count: 1 });
  const newest = data?.list[0];
  if (newest?.voidReason === undefined) return null;
  return (
    <p role="status" className="rounded-md border border-line bg-surface-2 px-3 py-2 text-sm">
      <span className="figures font-semibold">{newest.shortIssue}</span>{' '}
      <span className="text-ink-2">{t(VOID_TEXTS[newest.voidReason])}</span>
    </p>
  );
}
