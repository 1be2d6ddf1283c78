import { useTexts } from '../../../i18n/use-texts.ts';
import { useMoney } from '../use-money.ts';
import { amountText, decimalText, type Ratio } from './ratio-text.ts';

interface ReturnBarProps {
  /** In ten-thousandths. */
  readonly stake: bigint;
  readonly mean: Ratio;
}

/** The stakes of a hundred bets: what comes back of them on average, and what they cost. */
export function ReturnBar({ stake, mean }: ReturnBarProps) {
  const t = useTexts('coach');
  const money = useMoney();
  const back = { num: mean.num * 100n, den: mean.den };
  const cost = { num: stake * 100n * mean.den - back.num, den: mean.den };
  const width = Math.min(
    100,
    Number(decimalText({ num: mean.num * 100n, den: mean.den * stake }, 2)),
  );
  const isCost = cost.num >= 0n;
  return (
    <figure className="mt-4">
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden
        className="h-3 w-full rounded-full"
      >
        <rect width={width} height={4} className="fill-won" />
        <rect x={width} width={100 - width} height={4} className="fill-lost" />
      </svg>
      <figcaption className="figures mt-1.5 text-sm text-ink-2">
        {t(isCost ? 'costOf' : 'gainOf', {
          stake: money(amountText({ num: stake * 100n, den: 1n })),
          back: money(amountText(back)),
          cost: money(amountText(isCost ? cost : { num: -cost.num, den: cost.den })),
        })}
      </figcaption>
    </figure>
  );
}
