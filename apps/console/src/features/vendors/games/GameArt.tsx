// The picture of a game: a file is uploaded, looked at, and shown on the site by an act of its own.
import { GAME_ART_BYTES_MAX, GAME_ART_MIN } from '@fairhouse/calls/operator';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { OneGame } from './GamePage.tsx';

const MEGABYTE = 1024 * 1024;

interface Uploaded {
  readonly id: string;
  /** The address of the file in this page; it is released when the dialog closes. */
  readonly preview: string;
}

export function GameArt({ game }: { readonly game: OneGame }) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [isRemoving, setRemoving] = useState(false);
  const megabytes = GAME_ART_BYTES_MAX / MEGABYTE;
  const upload = async (file: File) => {
    setRefusal(undefined);
    if (file.size > GAME_ART_BYTES_MAX) {
      setRefusal(text('games.artTooLarge', { megabytes }));
      return;
    }
    setBusy(true);
    const picture = new Uint8Array(await file.arrayBuffer());
    const answer = await call('merchantGameArt', { nodeId: game.nodeId, picture });
    setBusy(false);
    if (answer.ok) setUploaded({ id: answer.value.id, preview: URL.createObjectURL(file) });
    else setRefusal(answer.refusal.message);
  };
  return (
    <Panel
      title={text('games.art')}
      actions={
        mayEdit ? (
          <>
            <Button component="label" variant="outlined" disabled={isBusy}>
              {text('games.chooseArt')}
              <input
                hidden
                type="file"
                accept="image/png,image/jpeg"
                aria-label={text('games.chooseArt')}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void upload(file);
                  // The same file can be chosen again.
                  target.value = '';
                }}
              />
            </Button>
            {game.art === null ? null : (
              <Button onClick={() => setRemoving(true)}>{text('games.artRemove')}</Button>
            )}
          </>
        ) : null
      }
    >
      <Stack spacing={1.5}>
        <Typography variant="body2">
          {text(game.art === null ? 'games.vendorArt' : 'games.ownArt')}
        </Typography>
        {game.art === null ? null : <Picture src={game.art} alt={game.name} />}
        {mayEdit ? (
          <Typography variant="caption" color="textSecondary">
            {text('games.artHelp', { megabytes, ...GAME_ART_MIN })}
          </Typography>
        ) : null}
        {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
      </Stack>
      {uploaded === undefined ? null : (
        <ShowArt
          game={game}
          uploaded={uploaded}
          onClose={() => {
            URL.revokeObjectURL(uploaded.preview);
            setUploaded(undefined);
          }}
        />
      )}
      {isRemoving ? <RemoveArt game={game} onClose={() => setRemoving(false)} /> : null}
    </Panel>
  );
}

function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 320,
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}

interface ShowProps {
  readonly game: OneGame;
  readonly uploaded: Uploaded;
  readonly onClose: () => void;
}

function ShowArt({ game, uploaded, onClose }: ShowProps) {
  const text = useText();
  const done = useDone(onClose);
  const { nodeId } = game;
  return (
    <ActDialog
      title={text('games.art')}
      words={text('games.artEffect')}
      button={text('ra.action.save')}
      run={({ reason, idempotencyKey }) =>
        call('vendorGameChange', { nodeId, art: uploaded.id, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    >
      <Picture src={uploaded.preview} alt={text('games.artPreview')} />
    </ActDialog>
  );
}

function RemoveArt({ game, onClose }: { readonly game: OneGame; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('games.artRemove')}
      words={text('games.artRemoveEffect')}
      button={text('games.artRemove')}
      run={({ reason, idempotencyKey }) =>
        call('vendorGameChange', { nodeId: game.nodeId, art: null, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}
