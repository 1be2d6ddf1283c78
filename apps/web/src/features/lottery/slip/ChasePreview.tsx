import { formatAmount } from '@fairhouse/values';
import clsx from 'clsx';
import { useDrawTime } from '../../../draws/use-draw-time.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Input } from '../../../ui/forms/Input.tsx';
import { useMoney } from '../use-money.ts';
import type { ChaseRow } from './chase-plan.ts';

interface ChasePreviewProps {
  readonly rows: readonly ChaseRow[];
  readonly draws: readonly {
    readonly issue: string;
    readonly shortIssue: string;
    readonly drawAt: number;
  }[];
  /** The zone of a lottery that draws on a calendar, whose draws may be days apart. */
  readonly zone: string | undefined;
  readonly custom: readonly string[] | undefined;
  readonly most: number;
  readonly onCustom: (custom: readonly string[]) => void;
}

/** What a chase stakes and wins draw by draw; a player's own multiples are typed in it. */
export function ChasePreview({ rows, draws, zone, custom, most, onCustom }: ChasePreviewProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { time } = useFormats();
  const drawTime = useDrawTime();
  const type = (at: number, text: string) => {
    const next = rows.map((row, index) => custom?.[index] ?? String(row.multiple));
    next[at] = text.slice(0, 6);
    onCustom(next);
  };
  return (
    <div className="max-h-[42dvh] overflow-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('chasePreview')}</caption>
        <thead className="sticky top-0 bg-surface-2 text-left text-xs text-ink-3">
          <tr>
            <th className="px-3 py-2 font-medium">{t('draw')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('multiple')}</th>
            <th className="px-3 py-2 text-right font-medium max-md:hidden">{t('stake')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('chaseTotal')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('chaseProfit')}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line">
              <td className="px-3 py-1.5">
                {draws[at] === undefined ? (
                  <span className="text-lost">{t('chaseNoDraw')}</span>
                ) : (
                  <>
                    {draws[at].shortIssue}{' '}
                    <span className={clsx('text-xs text-ink-3', zone && 'block')}>
                      {zone === undefined
                        ? time(draws[at].drawAt)
                        : drawTime(draws[at].drawAt, zone)}
                    </span>
                  </>
                )}
              </td>
              <td className="px-3 py-1.5 text-right">
                {custom === undefined ? (
                  row.multiple
                ) : (
                  <Input
                    inputMode="numeric"
                    aria-label={t('multiple')}
                    aria-invalid={row.multiple < 1 || row.multiple > most}
                    value={custom[at] ?? String(row.multiple)}
                    onChange={(event) => type(at, event.target.value)}
                    className="ml-auto w-20! text-right"
                  />
                )}
              </td>
              <td className="px-3 py-1.5 text-right max-md:hidden">{money(row.stake)}</td>
              <td className="px-3 py-1.5 text-right">{money(row.total)}</td>
              <td className={profitClass(row.profit)}>{money(profitText(row.profit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function profitText(profit: bigint): string {
  return formatAmount(profit as Parameters<typeof formatAmount>[0]);
}

function profitClass(profit: bigint): string {
  return clsx('px-3 py-1.5 text-right', profit < 0n ? 'text-lost' : 'text-won');
}
