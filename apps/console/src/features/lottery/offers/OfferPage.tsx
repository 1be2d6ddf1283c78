// One group buy: its terms, its picks, and the money of each share.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { usePlayNames } from '../../../records/use-play-names.ts';
import { OFFER_TONES } from './offer-tones.ts';

type Detail = CallValue<'offerDetail'>;

export function OfferPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('offerDetail', { id }, { refreshMs: 5000 });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.offers')} · ${data.offer.issue}`} />
      <Terms detail={data} />
      <Sharers detail={data} />
      <Picks detail={data} />
    </Stack>
  );
}

function Terms({ detail }: { readonly detail: Detail }) {
  const text = useText();
  const textOf = useTextOf();
  const { offer, refusal } = detail;
  return (
    <Panel
      title={offer.issue}
      actions={<StateChip tone={OFFER_TONES[offer.state]} label={textOf('offer', offer.state)} />}
    >
      <Facts
        facts={[
          [
            text('offer.initiator'),
            <Link key="i" to={urls.member(offer.member, 'bets')}>
              {offer.username}
            </Link>,
          ],
          [
            text('draw.issue'),
            <Link key="d" to={urls.draw(offer.issue)}>
              {offer.issue}
            </Link>,
          ],
          [text('offer.price'), <Money key="p" value={offer.price} />],
          [text('offer.sharePrice'), <Money key="s" value={offer.sharePrice} />],
          [text('offer.sold'), `${offer.sold} / ${offer.shares}`],
          [text('offer.guarantee'), offer.guarantee],
          [text('offer.commission'), `${offer.commission} %`],
          [text('offer.secrecy'), textOf('offer', offer.secrecy)],
          [text('offer.closesAt'), <DateTime key="c" at={offer.closesAt} />],
          [
            text('act.reason'),
            offer.reason === undefined
              ? '—'
              : [textOf('offer', offer.reason), refusal].filter(Boolean).join(': '),
          ],
        ]}
      />
    </Panel>
  );
}

function Sharers({ detail }: { readonly detail: Detail }) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel
      title={text('offer.sharers')}
      actions={
        <SaveLoaded
          list="offerSharers"
          rows={detail.sharers}
          fields={['no', 'username', 'kind', 'at', 'shares', 'held', 'paid', 'rebate']}
          of={{ offer: detail.offer.id }}
        />
      }
    >
      <DataTable
        label={text('offer.sharers')}
        rows={detail.sharers}
        keyOf={(row) => String(row.no)}
        empty={text('draw.noBets')}
        columns={[
          {
            label: text('member.username'),
            render: (row) => <Link to={urls.member(row.member, 'bets')}>{row.username}</Link>,
          },
          { label: text('offer.kind'), render: (row) => textOf('offer', row.kind) },
          { label: text('field.time'), wide: true, render: (row) => <DateTime at={row.at} /> },
          { label: text('offer.shares'), right: true, render: (row) => row.shares },
          {
            label: text('offer.held'),
            right: true,
            sum: (row) => row.held,
            render: (row) => <Money value={row.held} />,
          },
          {
            label: text('figure.payouts'),
            right: true,
            sum: (row) => row.paid,
            render: (row) => <Money value={row.paid} />,
          },
        ]}
      />
    </Panel>
  );
}

function Picks({ detail }: { readonly detail: Detail }) {
  const text = useText();
  const names = usePlayNames(detail.offer.gameCode);
  return (
    <Panel title={text('offer.picks')}>
      <DataTable
        label={text('offer.picks')}
        rows={detail.bets.map((bet, at) => ({ ...bet, at }))}
        keyOf={(row) => String(row.at)}
        empty={text('draw.noBets')}
        columns={[
          {
            label: text('draw.play'),
            render: ({ play }) => <NamedCode name={names.play(play)} code={play} />,
          },
          { label: text('offer.pick'), render: ({ pick, play }) => names.pick(pick, play) },
          {
            label: text('figure.stakes'),
            right: true,
            sum: (row) => row.stake,
            render: (row) => <Money value={row.stake} />,
          },
        ]}
      />
    </Panel>
  );
}
