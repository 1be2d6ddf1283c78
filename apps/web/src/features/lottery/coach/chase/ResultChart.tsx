import type { ResultShare } from '@fairhouse/rules/lottery';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useMoney } from '../../use-money.ts';
import { amountText, percentText } from '../ratio-text.ts';
import { resultBars, type ResultBar } from './result-bars.ts';

const [WIDTH, HEIGHT, GAP] = [480, 96, 4];

/** The results of a plan as bars, losses in red before gains in green, with a table for readers. */
export function ResultChart({ spread }: { readonly spread: readonly ResultShare[] }) {
  const t = useTexts('coach');
  const formats = useFormats();
  const money = useMoney();
  const bars = useMemo(() => resultBars(spread), [spread]);
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(...bars.map(({ share }) => share));
  const step = WIDTH / bars.length;
  const text = (result: bigint) => money(amountText({ num: result, den: 1n }));
  const range = ({ from, to }: ResultBar) =>
    from === to ? text(from) : `${text(from)} – ${text(to)}`;
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-xs text-ink-3">{t('chaseChart')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-24 w-full border-b border-line-strong"
      >
        {bars.map((bar, at) => {
          // A result that can happen is never invisible.
          const height = Math.max(2, (bar.share / highest) * HEIGHT);
          return (
            <rect
              key={String(bar.from)}
              x={at * step + GAP / 2}
              width={Math.max(1, step - GAP)}
              y={HEIGHT - height}
              height={height}
              className={bar.isGain ? 'fill-won' : 'fill-lost'}
            />
          );
        })}
      </svg>
      <p aria-hidden className="figures mt-1 flex justify-between text-xs text-ink-3">
        <span>{text(first.from)}</span>
        <span>{text(last.to)}</span>
      </p>
      <table className="sr-only">
        <caption>{t('chaseChart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chaseResult')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={String(bar.from)}>
              <th scope="row">{range(bar)}</th>
              <td>
                {percentText(
                  { num: BigInt(Math.round(bar.share * 1e6)), den: 1_000_000n },
                  formats,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
