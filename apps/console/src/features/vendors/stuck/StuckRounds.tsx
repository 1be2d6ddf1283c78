// Rounds without an end of all members of a vendor: what it was asked and said, and what to do.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useReadAgain } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { Elapsed } from '../../../ui/time/Elapsed.tsx';
import { pageNow } from '../../../ui/time/page-clock.ts';
import { urls } from '../../../urls.ts';
import { adviceOf, answerOf, type StuckRound } from './advice-of.ts';
import { VoidRoundDialog } from './VoidRoundDialog.tsx';

const CSV = ['stuckAt', 'member.username', 'round', 'game', 'staked', 'paid', 'refunded'];
const REFRESH_MS = 30_000;

export function StuckRounds({ code }: { readonly code: string }) {
  const text = useText();
  const [voided, setVoided] = useState<StuckRound>();
  return (
    <>
      <ListPage
        resource="vendorStuckRounds"
        permanentFilter={{ code }}
        refreshMs={REFRESH_MS}
        csv={[...CSV, 'firstAt', 'lastAt', 'askedAt', 'asks', 'vendorView']}
        filters={[<TextInput key="round" source="round" label={text('round.round')} alwaysOn />]}
      >
        <ListTable<StuckRound>
          label={text('vendor.tab.stuck')}
          empty={text('stuck.none')}
          columns={[
            { label: text('stuck.whose'), render: (row) => <Whose of={row} /> },
            {
              label: text('vendor.game'),
              wide: true,
              render: ({ game }) => game ?? text('round.unknown'),
            },
            {
              label: text('round.staked'),
              right: true,
              sum: ({ staked }) => staked,
              render: ({ staked }) => <Money value={staked} />,
            },
            {
              label: text('stuck.age'),
              wide: true,
              render: ({ lastAt }) => <Elapsed since={lastAt} />,
            },
            { label: text('stuck.answer'), wide: true, render: (row) => <Answered of={row} /> },
            {
              label: text('stuck.todo'),
              render: (row) => <WhatToDo code={code} of={row} onVoid={() => setVoided(row)} />,
            },
          ]}
        />
      </ListPage>
      {voided === undefined ? null : (
        <VoidRoundDialog code={code} round={voided} onClose={() => setVoided(undefined)} />
      )}
    </>
  );
}

function Whose({ of }: { readonly of: StuckRound }) {
  const text = useText();
  const mayOpen = useRight('members.read');
  const { id, username } = of.member;
  return (
    <Stack>
      {mayOpen ? <Link to={urls.member(id, 'rounds')}>{username}</Link> : <span>{username}</span>}
      <NamedCode name={of.trial ? text('round.trial') : of.round} code={of.round} />
    </Stack>
  );
}

function Answered({ of }: { readonly of: StuckRound }) {
  const text = useText();
  const answer = answerOf(of.vendorView);
  return (
    <Stack sx={{ fontSize: 12, maxWidth: 260, overflowWrap: 'anywhere' }}>
      {of.askedAt === null ? (
        text('stuck.neverAsked')
      ) : (
        <span>
          {`${text('stuck.asked', { times: of.asks })} `}
          <DateTime at={of.askedAt} />
        </span>
      )}
      {answer === undefined ? null : <code>{answer}</code>}
    </Stack>
  );
}

interface WhatToDoProps {
  readonly code: string;
  readonly of: StuckRound;
  readonly onVoid: () => void;
}

function WhatToDo({ code, of, onVoid }: WhatToDoProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const mayAsk = useRight('settings.edit');
  const mayVoid = useRight('adjustments.make');
  const [busy, setBusy] = useState(false);
  const advice = adviceOf(of, pageNow());
  const ask = async () => {
    setBusy(true);
    const answer = await call('vendorRoundAskAgain', {
      code,
      member: of.member.id,
      round: of.round,
    });
    setBusy(false);
    if (!answer.ok) notify(answer.refusal.message, { type: 'error' });
    else notify(text(answer.value.state === 'OPEN' ? 'stuck.stillOpen' : 'stuck.ended'));
    await readAgain();
  };
  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 140, maxWidth: 320 }}>
      <Typography variant="caption" color="textSecondary">
        {text(`stuck.do.${advice}`)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {mayAsk ? (
          <Button size="small" disabled={busy} onClick={() => void ask()}>
            {text('stuck.ask')}
          </Button>
        ) : null}
        {mayVoid && (advice === 'unknown' || advice === 'reach') ? (
          <Button size="small" color="error" onClick={onVoid}>
            {text('stuck.void')}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
