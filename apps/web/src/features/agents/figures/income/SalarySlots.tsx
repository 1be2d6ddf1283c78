import { useState } from 'react';
import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useSiteTimes } from '../../../../centre/use-site-times.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useSite } from '../../../../site/use-site.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useRateNumber } from '../../use-rates.ts';
import { OpenButton } from './OpenButton.tsx';

type Slot = ValueOf<'agentRealtime'>['slots'][number];
type SlotBet = ValueOf<'agentRealtimeBets'>['lines'][number];

/** The slots of real-time salary of a day, each with its bets; nothing where there are none. */
export function SalarySlots({ day }: { readonly day: string }) {
  const t = useTexts('agentFigures');
  const { number } = useFormats();
  const numberOf = useRateNumber();
  const { dateTime } = useSiteTimes();
  const currency = useSite()?.currency ?? '';
  const [opened, setOpened] = useState<number>();
  const query = useCall('agentRealtime', { day }, { staleTime: 0 });
  const money = (value: string) => <Money value={value} currency={currency} exact />;
  const columns: readonly Column<Slot>[] = [
    {
      key: 'slot',
      phone: 'title',
      name: t('slot'),
      cell: ({ slot }) => (
        <OpenButton
          label={t('slotBetsOf', { time: dateTime(slot) })}
          onClick={() => setOpened(slot)}
        >
          {dateTime(slot)}
        </OpenButton>
      ),
    },
    {
      key: 'bets',
      phone: 'note',
      name: t('betCount'),
      figures: true,
      cell: ({ bets }) => number(bets),
    },
    {
      key: 'turnover',
      phone: 'hidden',
      name: t('bet'),
      figures: true,
      cell: ({ turnover }) => money(turnover),
    },
    {
      key: 'earned',
      phone: 'hidden',
      name: t('earned'),
      figures: true,
      cell: ({ total }) => money(total),
    },
    {
      key: 'carried',
      phone: 'more',
      name: t('carried'),
      figures: true,
      cell: ({ carriedOut }) => (/[1-9]/.test(carriedOut) ? money(`-${carriedOut}`) : ''),
    },
    {
      key: 'paid',
      phone: 'figure',
      name: t('slotPaid'),
      figures: true,
      cell: ({ paid }) => money(paid),
    },
  ];
  return (
    <CallResult query={query}>
      {({ slots, rates, paid }) =>
        slots.length === 0 ? null : (
          <section>
            <h4 className="font-semibold">{t('slots')}</h4>
            {rates.length > 0 && (
              <p className="mb-2 text-sm text-ink-2">
                {t('ownRate', { rate: rates.map((rate) => `${numberOf(rate)} %`).join(' / ') })}
              </p>
            )}
            <Table
              caption={t('slots')}
              columns={columns}
              rows={slots}
              keyOf={({ slot }) => String(slot)}
              empty={null}
              totals={{ slot: t('total'), paid: money(paid) }}
            />
            {opened !== undefined && (
              <SlotBets slot={opened} currency={currency} onClose={() => setOpened(undefined)} />
            )}
          </section>
        )
      }
    </CallResult>
  );
}

interface SlotBetsProps {
  readonly slot: number;
  readonly currency: string;
  readonly onClose: () => void;
}

/** What each settled bet of a slot earned; the lines add up to the slot. */
function SlotBets({ slot, currency, onClose }: SlotBetsProps) {
  const t = useTexts('agentFigures');
  const { dateTime } = useSiteTimes();
  const query = useCall('agentRealtimeBets', { slot });
  const columns: readonly Column<SlotBet>[] = [
    { key: 'username', phone: 'title', name: t('username'), cell: ({ username }) => username },
    {
      key: 'draw',
      phone: 'note',
      name: t('draw'),
      cell: ({ issue, ticket }) => <span className="figures">{`${issue} · ${ticket}`}</span>,
    },
    {
      key: 'stake',
      phone: 'state',
      name: t('stake'),
      figures: true,
      cell: ({ stake }) => <Money value={stake} currency={currency} />,
    },
    {
      key: 'amount',
      phone: 'figure',
      name: t('amount'),
      figures: true,
      cell: ({ amount }) => <Money value={amount} currency={currency} exact result />,
    },
  ];
  const title = t('slotBetsOf', { time: dateTime(slot) });
  return (
    <Dialog title={title} size="wide" focusSelf onClose={onClose}>
      <CallResult query={query}>
        {({ lines }) => (
          <Table
            caption={title}
            columns={columns}
            rows={lines}
            keyOf={({ username, issue, ticket }) => `${username} ${issue} ${ticket}`}
            empty={null}
          />
        )}
      </CallResult>
    </Dialog>
  );
}
