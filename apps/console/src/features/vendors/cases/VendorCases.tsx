// What needs a person: contradictions of vendors, rounds without an end, and differences that a
// reconciliation found. Closing a case moves no money.
import { VENDOR_CASE_KINDS } from '@fairhouse/calls/operator';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Column } from '../../../ui/lists/Column.tsx';
import { EmptyList, ListPage } from '../../../ui/lists/ListPage.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { CaseDetail } from './CaseDetail.tsx';
import { CloseCaseDialog } from './CloseCaseDialog.tsx';

export type VendorCase = CallValue<'vendorCases'>['list'][number];

const CSV = ['firstAt', 'lastAt', 'vendor', 'kind', 'subject', 'member.username', 'detail'];
const REFRESH_MS = 10_000;

export function VendorCases() {
  const text = useText();
  const mayClose = useRight('cases.close');
  const [closed, setClosed] = useState<VendorCase>();
  const states = (['open', 'closed'] as const).map((id) => ({
    id,
    name: text(`vendorCase.${id}`),
  }));
  const kinds = VENDOR_CASE_KINDS.map((id) => ({ id, name: text(`vendorCase.${id}`) }));
  return (
    <>
      <ListPage
        resource="vendorCases"
        title={text('menu.vendorCases')}
        defaultFilter={{ state: 'open' }}
        refreshMs={REFRESH_MS}
        csv={[...CSV, 'count', 'closedAt', 'closedBy', 'closedReason']}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={text('field.state')}
            choices={states}
            alwaysOn
          />,
          <TextInput
            key="vendor"
            source="vendor"
            label={`${text('vendor.name')} · ${text('vendor.code')}`}
            alwaysOn
          />,
          <SelectInput
            key="kind"
            source="kind"
            label={text('vendorCase.kind')}
            choices={kinds}
            alwaysOn
          />,
        ]}
      >
        <DataTable
          bulkActionButtons={false}
          empty={<EmptyList>{text('vendorCase.none')}</EmptyList>}
          rowClick={false}
        >
          <Column
            source="firstAt"
            label={text('field.time')}
            render={(row: VendorCase) => <DateTime at={row.firstAt} />}
          />
          <Column source="vendor" wide label={text('vendor.name')} />
          <Column
            source="kind"
            label={text('vendorCase.kind')}
            render={(row: VendorCase) => <What of={row} />}
          />
          <Column
            source="subject"
            wide
            label={text('vendorCase.subject')}
            render={(row: VendorCase) => <Subject of={row} />}
          />
          <Column
            source="detail"
            wide
            label={text('vendorCase.found')}
            render={(row: VendorCase) => <CaseDetail json={row.detail} />}
          />
          <Column
            source="id"
            label={text('field.state')}
            render={(row: VendorCase) => (
              <State of={row} onClose={mayClose ? () => setClosed(row) : undefined} />
            )}
          />
        </DataTable>
      </ListPage>
      {closed === undefined ? null : (
        <CloseCaseDialog of={closed} onClose={() => setClosed(undefined)} />
      )}
    </>
  );
}

/** What happened, how often, and last when. */
function What({ of }: { readonly of: VendorCase }) {
  const text = useText();
  return (
    <Box sx={{ minWidth: 120 }}>
      {text(`vendorCase.${of.kind}`)}
      {of.count < 2 ? null : (
        <Typography variant="caption" color="textSecondary" component="div">
          {`${text('vendorCase.count')}: ${of.count} · ${text('vendorCase.last')}: `}
          <DateTime at={of.lastAt} />
        </Typography>
      )}
    </Box>
  );
}

function Subject({ of }: { readonly of: VendorCase }) {
  const text = useText();
  const mayOpen = useRight('members.read');
  const readsRounds = useRight('ledger.read');
  const { member, vendor } = of;
  const round = roundOf(of);
  return (
    <Box sx={{ maxWidth: 300, overflowWrap: 'anywhere' }}>
      <code>{round ?? of.subject}</code>
      {member === null ? null : (
        <Box>
          {mayOpen ? (
            <Link to={urls.member(member.id, readsRounds ? 'rounds' : undefined)}>
              {member.username}
            </Link>
          ) : (
            member.username
          )}
          {round === undefined || !mayOpen || !readsRounds ? null : (
            <>
              {' · '}
              <Link to={urls.memberRound(member.id, { vendor, round })}>
                {text('vendorCase.round')}
              </Link>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

/** The round that a case is about; undefined for one about something else. */
function roundOf({ kind, member, subject, detail }: VendorCase): string | undefined {
  if (member === null) return undefined;
  // The subject of such a case begins with the member's id.
  if (kind === 'STUCK_ROUND') return subject.slice(member.id.length + 1);
  if (kind !== 'PLAYER_REPORT') return undefined;
  const { round } = JSON.parse(detail) as { readonly round?: unknown };
  return typeof round === 'string' ? round : undefined;
}

interface StateProps {
  readonly of: VendorCase;
  readonly onClose: (() => void) | undefined;
}

function State({ of, onClose }: StateProps) {
  const text = useText();
  if (of.closedAt === null) {
    return onClose === undefined ? (
      <StateChip tone="wait" label={text('vendorCase.open')} />
    ) : (
      <Button size="small" onClick={onClose}>
        {text('vendorCase.close')}
      </Button>
    );
  }
  return (
    <>
      <StateChip tone="plain" label={text('vendorCase.closed')} />
      <Typography variant="caption" color="textSecondary" component="div" translate="no">
        {`${of.closedBy ?? ''}: ${of.closedReason ?? ''}`}
      </Typography>
    </>
  );
}
