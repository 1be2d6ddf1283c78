import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

interface BillRestProps {
  readonly rest: ValueOf<'agentBillMembers'>['rest'];
  readonly currency: string;
  readonly text: 'restMembers' | 'restBets';
}

/** What the list above does not name, so that it adds up to the level before it. */
export function BillRest({ rest, currency, text }: BillRestProps) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  if (rest === null) return null;
  return (
    <p className="mt-2 text-sm text-ink-2">
      {t(text, { bet: money(rest.bet, currency), payout: money(rest.payout, currency) })}
    </p>
  );
}
