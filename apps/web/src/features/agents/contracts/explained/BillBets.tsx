import { CallResult } from '../../../../calls/CallResult.tsx';
import { useCall } from '../../../../calls/use-call.ts';
import { useReferenceText } from '../../../../draws/use-reference-text.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { BilledMember } from './BillMembers.tsx';
import { PartsTable, type PartsRow, type Terms } from './PartsTable.tsx';

interface BillBetsProps {
  readonly id: string;
  readonly terms: Terms;
  readonly currency: string;
  readonly day: string;
  readonly member: BilledMember;
}

/** The settled bets of a member on a day of a bill. */
export function BillBets({ id, terms, currency, day, member }: BillBetsProps) {
  const t = useTexts('agentContracts');
  const referenceText = useReferenceText();
  const { username } = member;
  const query = useCall('agentBillBets', { id, day, username });
  const title = t('bets', { name: username, day: useDayTexts().day(day) });
  return (
    <>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <CallResult query={query}>
        {({ bets, more, rest }) => {
          const rows: PartsRow[] = bets.map((bet) => ({
            key: `${bet.issue}-${bet.ticket}`,
            name: referenceText(bet.issue),
            parts: bet,
            coverage: bet.coveragePct,
            isHedged: bet.isHedged,
          }));
          if (rest !== null) rows.push({ key: 'rest', name: t('unlisted'), parts: rest });
          return (
            <>
              <PartsTable
                caption={title}
                of={t('draw')}
                {...{ terms, currency, rows }}
                total={member}
              />
              {more && <p className="mt-2 text-sm text-ink-2">{t('moreBets')}</p>}
            </>
          );
        }}
      </CallResult>
    </>
  );
}
