import { formatAmount, type Amount } from '@fairhouse/values';
import type { ComponentProps } from 'react';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { useShortfall } from '../board/use-shortfall.ts';
import { useMoney } from '../use-money.ts';

interface StakeButtonProps extends ComponentProps<typeof Button> {
  /** What the press spends. */
  readonly stake: Amount;
  /** Says before the deposit what it is for, where the button has no room for more. */
  readonly mark?: string;
}

/**
 * A button that spends money. While the balance lacks some of it, the button is the deposit of what
 * is missing, which opens over the page: the slip is still there afterwards.
 */
export function StakeButton({ stake, mark, ...button }: StakeButtonProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const short = useShortfall(stake);
  if (short === undefined) return <Button {...button} />;
  const text = t('depositFor', { amount: money(short) });
  return (
    <Button
      {...button}
      busy={false}
      disabled={false}
      icon={null}
      onClick={() => openMemberCentre('depositv2', formatAmount(short))}
    >
      {mark === undefined ? (
        text
      ) : (
        <>
          {mark}
          <span className="sr-only">{text}</span>
        </>
      )}
    </Button>
  );
}
