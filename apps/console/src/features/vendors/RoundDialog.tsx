// A round: our transactions beside the vendor's own, which is asked when an operator wants it.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import {
  compareViews,
  type Agreement,
  type Compared,
  type Ours,
  type Theirs,
} from './compare-views.ts';
import { RoundState, type Round } from './RoundState.tsx';
import { useRoundTransactions } from './use-round-transactions.ts';

type View = CallValue<'vendorRoundAsk'>;

const TONES: Readonly<Record<Agreement, Tone>> = {
  SAME: 'good',
  ONLY_OURS: 'bad',
  ONLY_THEIRS: 'bad',
  AMOUNT: 'bad',
  STATE: 'bad',
};

interface RoundDialogProps {
  readonly round: Round;
  readonly onClose: () => void;
}

export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const text = useText();
  const [view, setView] = useState<View>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { transactions, hasMore, readMore } = useRoundTransactions(round);
  const ask = async () => {
    setBusy(true);
    // What is only the vendor's is known when all of ours are here.
    const unread = hasMore ? await readMore(true) : undefined;
    const { vendor: code, member } = round;
    const answer = await call('vendorRoundAsk', { code, member, round: round.round });
    setBusy(false);
    setView(answer.ok ? answer.value : undefined);
    setRefusal(answer.ok ? unread : answer.refusal.message);
  };
  const more = async () => setRefusal(await readMore(false));
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>
        {`${round.game ?? round.vendor} · ${round.round}`}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Facts
            facts={[
              [text('field.state'), <RoundState key="s" round={round} />],
              [text('vendor.name'), round.vendor],
              [text('field.time'), <DateTime key="t" at={round.firstAt} />],
              [text('round.staked'), <Money key="b" value={round.staked} />],
              [text('round.paid'), <Money key="p" value={round.paid} />],
              [text('round.refunded'), <Money key="r" value={round.refunded} />],
            ]}
          />
          <RoundLinks of={round} />
          <Typography variant="body2" color="textSecondary">
            {text('round.askWords')}
          </Typography>
          {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
          {view === undefined ? null : <ViewFacts view={view} />}
          <BothViews transactions={transactions} view={view} />
          {hasMore ? <Button onClick={() => void more()}>{text('round.more')}</Button> : null}
          {round.vendorView === null ? null : <EarlierView json={round.vendorView} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void ask()}>
          {text('round.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Back to whose round it is, to its game, and to the row of the report that counts it. */
function RoundLinks({ of }: { readonly of: Round }) {
  const text = useText();
  const mayReport = useRight('reports.read');
  const mayReadGames = useRight('settings.read');
  const { vendor, member, username, nodeId, day, trial } = of;
  const span = { from: day, to: day, by: 'game', ...(nodeId === null ? {} : { nodeId }) };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Link to={urls.member(member, 'rounds')}>{username}</Link>
      {mayReadGames && nodeId !== null ? (
        <Link to={urls.game(nodeId)}>{text('round.itsGame')}</Link>
      ) : null}
      {mayReport && !trial ? (
        <Link to={urls.vendorReport(vendor, span)}>{text('round.itsReport')}</Link>
      ) : null}
    </Stack>
  );
}

function ViewFacts({ view }: { readonly view: View }) {
  const text = useText();
  const finished = { true: 'vendor.yes', false: 'vendor.no', null: 'round.unknown' } as const;
  return (
    <Facts
      facts={[
        [text('round.vendorStatus'), <code key="s">{view.status}</code>],
        [text('round.finished'), text(finished[`${view.finished}`])],
      ]}
    />
  );
}

interface BothViewsProps {
  readonly transactions: readonly Ours[];
  readonly view: View | undefined;
}

function BothViews({ transactions, view }: BothViewsProps) {
  const text = useText();
  const theirs = {
    label: text('round.theirs'),
    render: ({ theirs: each }: Compared) => <TheirSide of={each} />,
  };
  const agreement = {
    label: text('round.agree'),
    render: ({ agreement: is }: Compared) =>
      is === undefined ? '–' : <StateChip tone={TONES[is]} label={text(`round.agree.${is}`)} />,
  };
  return (
    <DataTable<Compared>
      label={text('round.transactions')}
      rows={compareViews(transactions, view?.transactions)}
      keyOf={(row) => row.id}
      empty={text('ra.navigation.no_results')}
      columns={[
        {
          label: text('round.id'),
          wide: true,
          render: (row) => (
            <Box component="code" sx={{ fontSize: 11.5 }}>
              {row.id}
            </Box>
          ),
        },
        { label: text('round.ours'), render: ({ ours }) => <OurSide of={ours} /> },
        ...(view === undefined ? [] : [theirs, agreement]),
      ]}
    />
  );
}

function OurSide({ of }: { readonly of: Ours | undefined }) {
  const text = useText();
  if (of === undefined) return '–';
  const state = text(`round.is.${of.state}`);
  const notes = [state, of.isReversed ? text('round.reversed') : '', of.status ?? ''];
  return (
    <>
      {`${text(`round.kind.${of.kind}`)} `}
      <Money value={of.amount} />
      <Typography variant="caption" color="textSecondary" component="div">
        {`${notes.filter((each) => each !== '').join(' · ')} · `}
        <DateTime at={of.at} />
      </Typography>
    </>
  );
}

function TheirSide({ of }: { readonly of: Theirs | undefined }) {
  if (of === undefined) return '–';
  return (
    <>
      <code>{of.kind}</code> {of.amount === null ? null : <Money value={of.amount} />}
      <Typography variant="caption" color="textSecondary" component="div">
        {`${of.status} · `}
        <DateTime at={of.at} />
      </Typography>
    </>
  );
}

/** The answer that was stored when the job for rounds without an end asked. */
function EarlierView({ json }: { readonly json: string }) {
  const text = useText();
  return (
    <Box>
      <Typography variant="caption" color="textSecondary">
        {text('round.earlier')}
      </Typography>
      <Box
        component="pre"
        translate="no"
        sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {JSON.stringify(JSON.parse(json), null, 2)}
      </Box>
    </Box>
  );
}
