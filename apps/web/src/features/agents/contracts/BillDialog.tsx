import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { FileButton, loadFile } from '../../../centre/FileButton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Stat } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { BillBets } from './BillBets.tsx';
import { BillMembers } from './BillMembers.tsx';
import { TierProgress } from './TierProgress.tsx';

interface BillDialogProps {
  readonly id: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Why a bill is what it is: its decision, the team's days, their members, and the bets. */
export function BillDialog({ id, currency, onClose }: BillDialogProps) {
  const t = useTexts('agentContracts');
  const { money, dateTime } = useFormats();
  const query = useCall('agentBill', { id });
  const [day, setDay] = useState<string>();
  const [member, setMember] = useState<string>();
  const amountOf = (value: string) => <Money value={value} currency={currency} />;
  return (
    <Dialog
      title={t('why')}
      size="wide"
      focusSelf
      onClose={onClose}
      footer={<FileButton load={() => loadFile('agentBillCsv', { id })} />}
    >
      <CallResult query={query}>
        {({ bill, days, payments, changed }) => (
          <div className="flex flex-col gap-5">
            <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
              <Stat label={t('turnover')} value={money(bill.figures.bet, currency)} />
              <Stat label={t('base')} value={money(bill.figures.base, currency)} />
              <Stat label={t('gross')} value={money(bill.gross, currency)} />
              <Stat label={t('received')} value={money(bill.received, currency)} />
            </div>
            <TierProgress bill={bill} currency={currency} />
            {/[1-9]/.test(changed) && (
              <Notice tone="plain" text={t('changed', { amount: money(changed, currency) })} />
            )}
            {day === undefined ? (
              <section>
                <h3 className="mb-2 font-semibold">{t('days')}</h3>
                <Table
                  caption={t('days')}
                  rows={days}
                  keyOf={(row) => row.day}
                  empty={null}
                  columns={[
                    { key: 'day', name: t('day'), cell: (row) => row.day },
                    {
                      key: 'bet',
                      name: t('turnover'),
                      figures: true,
                      cell: (row) => amountOf(row.bet),
                    },
                    {
                      key: 'payout',
                      name: t('payout'),
                      figures: true,
                      cell: (row) => amountOf(row.payout),
                    },
                    {
                      key: 'open',
                      name: t('open'),
                      cell: (row) => (
                        <Button size="sm" onClick={() => setDay(row.day)}>
                          {t('open')}
                        </Button>
                      ),
                    },
                  ]}
                />
              </section>
            ) : (
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
                  <BillMembers id={id} day={day} currency={currency} onOpen={setMember} />
                ) : (
                  <BillBets id={id} day={day} username={member} currency={currency} />
                )}
              </section>
            )}
            {payments.length > 0 && (
              <section>
                <h3 className="mb-2 font-semibold">{t('payments')}</h3>
                <ul className="flex flex-col gap-1 text-sm">
                  {payments.map((each) => (
                    <li key={each.id} className="flex flex-wrap justify-between gap-3">
                      <span>{`${each.payer ?? t('house')} → ${each.payee ?? t('house')}`}</span>
                      <span className="text-ink-3">{dateTime(each.at)}</span>
                      {amountOf(each.amount)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </CallResult>
    </Dialog>
  );
}
