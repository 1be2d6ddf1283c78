import { useState } from 'react';
import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { FileButton, loadFile } from '../../../../centre/FileButton.tsx';
import { useSiteTimes } from '../../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../../i18n/format.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Button } from '../../../../ui/forms/Button.tsx';
import { Stat } from '../../../../ui/layout/Card.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { usePeriods } from '../../use-periods.ts';
import { useRateNumber } from '../../use-rates.ts';
import { TierProgress } from '../TierProgress.tsx';
import { negateParts, partsOfBill } from './bill-parts.ts';
import { BillBets } from './BillBets.tsx';
import { BillMembers, type BilledMember } from './BillMembers.tsx';
import { LossSum } from './LossSum.tsx';
import { PartsTable, type PartsRow } from './PartsTable.tsx';

interface BillDialogProps {
  readonly id: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Why a bill is what it is: its decision, the team's days, their members, and the bets. */
export function BillDialog({ id, currency, onClose }: BillDialogProps) {
  const t = useTexts('agentContracts');
  const numberOf = useRateNumber();
  const { money } = useFormats();
  const { period } = usePeriods();
  const query = useCall('agentBill', { id });
  return (
    <Dialog
      title={t('why')}
      size="wide"
      focusSelf
      onClose={onClose}
      footer={<FileButton load={() => loadFile('agentBillCsv', { id })} />}
    >
      <CallResult query={query}>
        {(explained) => {
          const { bill, terms, payments } = explained;
          const name = bill.username;
          return (
            <div className="flex flex-col gap-5">
              <p className="text-sm text-ink-2">
                {t('detailsOf', { kind: t(`kind.${bill.kind}`), name })}
                {` · ${period(bill.periodKey)}`}
              </p>
              <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
                <Stat label={t('turnover')} value={money(bill.figures.bet, currency)} />
                <Stat label={t('base')} value={money(bill.figures.base, currency)} />
                <Stat label={t('gross')} value={money(bill.gross, currency)} />
                <Stat label={t('received')} value={money(bill.received, currency)} />
              </div>
              <TierProgress bill={bill} currency={currency} />
              {terms.basis === 'NET_LOSS' && <LossSum figures={bill.figures} currency={currency} />}
              {terms.minCoveragePct !== undefined && (
                <p className="text-sm text-ink-2">
                  {t('coverageWhy', {
                    share: numberOf(terms.minCoveragePct),
                    amount: money(bill.figures.narrowStake, currency),
                  })}
                </p>
              )}
              <Levels explained={explained} currency={currency} />
              {payments.length > 0 && <Payments payments={payments} currency={currency} />}
            </div>
          );
        }}
      </CallResult>
    </Dialog>
  );
}

type Explained = ValueOf<'agentBill'>;
type BilledDay = Explained['days'][number];

interface LevelsProps {
  readonly explained: Explained;
  readonly currency: string;
}

/** The days that add up to the bill; a press opens a day's members, and another one their bets. */
function Levels({ explained, currency }: LevelsProps) {
  const t = useTexts('agentContracts');
  const { day: dayText } = useDayTexts();
  const { bill, terms, days, raised, changed } = explained;
  const [day, setDay] = useState<BilledDay>();
  const [member, setMember] = useState<BilledMember>();
  if (day === undefined) {
    const rows: PartsRow[] = days.map((row) => ({
      key: row.day,
      name: dayText(row.day),
      parts: row,
      onOpen: () => setDay(row),
    }));
    if (raised !== null) rows.push({ key: 'raised', name: t('raised'), parts: raised });
    if (changed !== null) {
      rows.push({ key: 'changed', name: t('changed'), parts: negateParts(changed) });
    }
    return (
      <section>
        <h3 className="mb-2 font-semibold">{t('days')}</h3>
        <PartsTable
          caption={t('days')}
          of={t('day')}
          {...{ terms, currency, rows }}
          total={partsOfBill(explained)}
        />
      </section>
    );
  }
  const level = { id: bill.id, terms, currency };
  return (
    <section>
      <Button
        size="sm"
        look="ghost"
        className="mb-2"
        onClick={() => (member === undefined ? setDay(undefined) : setMember(undefined))}
      >
        {t('back')}
      </Button>
      {member === undefined ? (
        <BillMembers {...level} day={day} onOpen={setMember} />
      ) : (
        <BillBets {...level} day={day.day} member={member} />
      )}
    </section>
  );
}

interface PaymentsProps {
  readonly payments: Explained['payments'];
  readonly currency: string;
}

function Payments({ payments, currency }: PaymentsProps) {
  const t = useTexts('agentContracts');
  const { dateTime, timeZone } = useSiteTimes();
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('payments')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {payments.map((each) => (
          <li key={each.id} className="flex flex-wrap justify-between gap-3">
            <span>{`${each.payer ?? t('house')} → ${each.payee ?? t('house')}`}</span>
            <span className="text-ink-3">{dateTime(each.at)}</span>
            <Money value={each.amount} currency={currency} />
          </li>
        ))}
      </ul>
      <ZoneNote timeZone={timeZone} />
    </section>
  );
}
