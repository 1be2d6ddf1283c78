// A game: what the vendor lists of it, and what the merchant makes of it.
import { Button, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Facts, type Fact } from '../../../ui/Facts.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { urls } from '../../../urls.ts';
import { formatRtp } from '../format-rtp.ts';
import { countryName } from './country-names.ts';
import { GameArt } from './GameArt.tsx';
import { CountriesDialog, LimitsDialog, NamesDialog, ShownDialog } from './GameDialogs.tsx';
import { GameBadges, GameState } from './GameState.tsx';

export type OneGame = CallValue<'merchantGame'>;

/** Only numbers are asked for: a path that was typed is no game. */
const NO_GAME = 0;

export function GamePage() {
  const { id = '' } = useParams();
  const nodeId = /^\d{1,9}$/.test(id) ? Number(id) : NO_GAME;
  const { data, error, refetch } = useAsk('merchantGame', { nodeId });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return data === undefined ? null : <Game key={nodeId} game={data} />;
}

function Game({ game }: { readonly game: OneGame }) {
  const text = useText();
  const mayReport = useRight('reports.read');
  const mayAudit = useRight('audit.read');
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.merchantGames')} · ${game.name}`} />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h5" component="h1">
          {game.name}
        </Typography>
        <code>{game.code}</code>
        <GameState game={game} />
        <Link to={urls.vendor(game.vendor)}>{game.vendorName}</Link>
        {mayReport ? (
          <Link to={urls.vendorReport(game.vendor, { by: 'game', nodeId: game.nodeId })}>
            {text('games.itsReport')}
          </Link>
        ) : null}
        {mayAudit ? (
          <Link to={urls.auditOf(`game:${game.nodeId}`)}>{text('games.itsAudit')}</Link>
        ) : null}
      </Stack>
      <ShownPanel game={game} />
      <GameArt game={game} />
      <NamesPanel game={game} />
      <LimitsPanel game={game} />
      <CountriesPanel game={game} />
    </Stack>
  );
}

type Dialog = (props: { readonly game: OneGame; readonly onClose: () => void }) => ReactNode;

interface EditedProps {
  readonly title: string;
  readonly game: OneGame;
  readonly facts: readonly Fact[];
  readonly dialog: Dialog | undefined;
}

/** A panel of facts with the dialog that changes them, for who may. */
function Edited({ title, game, facts, dialog: ChangeDialog }: EditedProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      actions={
        mayEdit && ChangeDialog !== undefined ? (
          <Button
            variant="outlined"
            aria-label={`${text('ra.action.edit')}: ${title}`}
            onClick={() => setOpen(true)}
          >
            {text('ra.action.edit')}
          </Button>
        ) : null
      }
    >
      <Facts facts={facts} />
      {isOpen && ChangeDialog !== undefined ? (
        <ChangeDialog game={game} onClose={() => setOpen(false)} />
      ) : null}
    </Panel>
  );
}

function ShownPanel({ game }: { readonly game: OneGame }) {
  const text = useText();
  return (
    <Edited
      title={text('games.shown')}
      game={game}
      dialog={ShownDialog}
      facts={[
        [text('games.status'), text(`vendor.game.${game.status}`)],
        [text('games.enabled'), text(game.enabled ? 'games.on' : 'games.off')],
        [text('vendor.gameType'), text(`vendor.gameType.${game.type}`)],
        [text('vendor.rtp'), formatRtp(game.rtpLow, game.rtpHigh)],
        [text('games.place'), game.sort === 0 ? '–' : game.sort],
        [text('vendor.hot'), game.hot ?? '–'],
        [
          text('games.badges'),
          game.badges.length === 0 ? '–' : <GameBadges key="badges" game={game} />,
        ],
        [text('games.number'), game.nodeId],
      ]}
    />
  );
}

function NamesPanel({ game }: { readonly game: OneGame }) {
  const text = useText();
  const languages = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;
  return (
    <Edited
      title={text('games.names')}
      game={game}
      dialog={NamesDialog}
      facts={languages.map((each): Fact => {
        const [own, theirs] = [game.ownNames[each], game.names[each]];
        return [
          LANGUAGE_NAMES[each],
          <span key={each} translate="no">
            {own || theirs || '–'}
            {own === '' || theirs === '' ? null : (
              <Typography variant="caption" color="textSecondary" component="div">
                {`${text('games.vendorName')}: ${theirs}`}
              </Typography>
            )}
          </span>,
        ];
      })}
    />
  );
}

function LimitsPanel({ game }: { readonly game: OneGame }) {
  const text = useText();
  const { vendorLimits, ownMin, ownMax, levels, currency } = game;
  const span = (min: string | null, max: string | null) => (
    <>
      <Money value={min} />
      {' – '}
      <Money value={max} />
    </>
  );
  const facts: readonly Fact[] =
    vendorLimits === null
      ? [[text('games.vendorLimits'), text('games.noCurrency', { currency })]]
      : [
          [text('games.vendorLimits'), span(vendorLimits.min, vendorLimits.max)],
          [text('games.ownLimits'), (ownMin ?? ownMax) ? span(ownMin, ownMax) : '–'],
          ...(levels.length === 0
            ? []
            : [[text('games.levels'), levels.map(Number).join(' · ')] as const]),
        ];
  return (
    <Edited
      title={`${text('games.limits')} (${currency})`}
      game={game}
      dialog={vendorLimits === null ? undefined : LimitsDialog}
      facts={facts}
    />
  );
}

function CountriesPanel({ game }: { readonly game: OneGame }) {
  const text = useText();
  const language = useLanguage();
  const names = (letters: readonly string[]) =>
    letters.length === 0 ? '–' : letters.map((each) => countryName(each, language)).join(', ');
  return (
    <Edited
      title={text('games.countries')}
      game={game}
      dialog={CountriesDialog}
      facts={[
        [text('games.vendorBlocked'), names(game.vendorBlocked)],
        [text('games.ownBlocked'), names(game.ownBlocked)],
      ]}
    />
  );
}
