import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useOwnPermissions } from '../../use-own-permissions.ts';
import { PartsTable, type Parts, type PartsRow, type Terms } from './PartsTable.tsx';

export type BilledMember = ValueOf<'agentBillMembers'>['members'][number];

interface BillMembersProps {
  readonly id: string;
  readonly terms: Terms;
  readonly currency: string;
  readonly day: Parts & { readonly day: string };
  readonly onOpen: (member: BilledMember) => void;
}

/** The members of a team on a day of a bill. */
export function BillMembers({ id, terms, currency, day, onOpen }: BillMembersProps) {
  const t = useTexts('agentContracts');
  const query = useCall('agentBillMembers', { id, day: day.day });
  const seesBets = useOwnPermissions()?.viewsDescendantBets !== false;
  const title = t('members', { day: useDayTexts().day(day.day) });
  return (
    <>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <CallResult query={query}>
        {({ members, rest }) => {
          const rows: PartsRow[] = members.map((member) => ({
            key: member.id,
            name: member.username,
            parts: member,
            onOpen: () => onOpen(member),
          }));
          if (rest !== null) rows.push({ key: 'rest', name: t('others'), parts: rest });
          return (
            <PartsTable
              caption={title}
              of={t('username')}
              {...{ terms, currency, rows }}
              total={day}
              opens={seesBets}
            />
          );
        }}
      </CallResult>
      {!seesBets && <p className="mt-2 text-sm text-ink-2">{t('mayNotSeeBets')}</p>}
    </>
  );
}
