// The pots of the house: what is in them, what came and went, and the games that take part.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { EnabledChip } from '../../../ui/EnabledChip.tsx';
import { formatCount } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { JackpotWins } from './JackpotWins.tsx';

type Pots = CallValue<'houseJackpots'>;
type Level = Pots['levels'][number];
type Game = Pots['games'][number];

const REFRESH_MS = 10_000;
const PPM_PER_CENT = 10_000;

/** Nothing at a vendor whose games cannot take part. */
export function HouseJackpots({ code }: { readonly code: string }) {
  const text = useText();
  const mayRead = useRight('ledger.read');
  const query = useAsk('houseJackpots', { code }, { refreshMs: REFRESH_MS });
  const { data } = query;
  if (data !== undefined && data.levels.length === 0) return null;
  return (
    <>
      <Panel
        title={text('housePot.title')}
        actions={
          <SaveLoaded
            list="houseJackpots"
            rows={data?.levels}
            fields={['level', 'pot', 'contributed', 'seeded', 'paid', 'wins', 'lastWonAt']}
            of={{ vendor: code }}
          />
        }
      >
        <Typography color="textSecondary" variant="body2">
          {text('housePot.rule')}
        </Typography>
        <DataTable<Level>
          label={text('housePot.title')}
          rows={data?.levels}
          query={query}
          keyOf={({ level }) => level}
          empty={text('pot.none')}
          columns={[
            { label: text('housePot.level'), render: (row) => <LevelName of={row} /> },
            {
              label: text('housePot.pot'),
              right: true,
              render: ({ pot }) => <Money value={pot} />,
            },
            {
              label: text('housePot.contributed'),
              right: true,
              wide: true,
              render: ({ contributed }) => <Money value={contributed} />,
            },
            {
              label: text('housePot.seeded'),
              right: true,
              wide: true,
              render: ({ seeded }) => <Money value={seeded} />,
            },
            {
              label: text('housePot.paid'),
              right: true,
              render: ({ paid }) => <Money value={paid} />,
            },
            { label: text('housePot.wins'), right: true, render: ({ wins }) => String(wins) },
            {
              label: text('housePot.last'),
              wide: true,
              render: ({ lastWonAt }) => (lastWonAt === null ? '–' : <DateTime at={lastWonAt} />),
            },
          ]}
        />
        {data === undefined ? null : (
          <Typography>
            {`${text('housePot.reserve')}: `}
            <Money value={data.reserve} />
          </Typography>
        )}
      </Panel>
      <JackpotGames code={code} games={data?.games ?? []} />
      {mayRead ? <JackpotWins code={code} /> : null}
    </>
  );
}

function LevelName({ of }: { readonly of: Level }) {
  const text = useText();
  const language = useLanguage();
  const chance = text('housePot.chance', {
    oneIn: formatCount(of.oneIn, language),
    share: formatCount(of.contribution / PPM_PER_CENT, language),
  });
  return (
    <Stack>
      <strong>{of.level}</strong>
      <Typography variant="caption" color="textSecondary">
        {chance}
      </Typography>
    </Stack>
  );
}

interface JackpotGamesProps {
  readonly code: string;
  readonly games: readonly Game[];
}

function JackpotGames({ code, games }: JackpotGamesProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [changed, setChanged] = useState<Game>();
  return (
    <Panel title={text('housePot.games')}>
      <DataTable<Game>
        label={text('housePot.games')}
        rows={games}
        keyOf={(game) => game.code}
        empty={text('housePot.noGames')}
        columns={[
          {
            label: text('vendor.tab.games'),
            render: (game) => <NamedCode name={game.name} code={game.code} />,
          },
          { label: text('field.state'), render: ({ isOn }) => <EnabledChip on={isOn} /> },
          {
            label: '',
            right: true,
            render: (game) =>
              mayEdit ? (
                <Button size="small" onClick={() => setChanged(game)}>
                  {text(game.isOn ? 'housePot.takeOut' : 'housePot.letIn')}
                </Button>
              ) : null,
          },
        ]}
      />
      {changed === undefined ? null : (
        <SwitchDialog code={code} game={changed} onClose={() => setChanged(undefined)} />
      )}
    </Panel>
  );
}

interface SwitchDialogProps {
  readonly code: string;
  readonly game: Game;
  readonly onClose: () => void;
}

function SwitchDialog({ code, game, onClose }: SwitchDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { name, isOn } = game;
  return (
    <ActDialog
      title={name}
      second
      danger={isOn}
      words={text(isOn ? 'housePot.takeOutEffect' : 'housePot.letInEffect', { name })}
      button={text('act.ask')}
      run={({ reason }) =>
        call('houseJackpotSwitch', { code, games: [game.code], isOn: !isOn, reason })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}
