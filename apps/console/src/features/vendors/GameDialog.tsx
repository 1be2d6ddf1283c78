import { NumberInput } from 'react-admin';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import type { VendorGame } from '../../calls/matches-game.ts';

interface GameDialogProps {
  readonly game: VendorGame;
  readonly onClose: () => void;
}

interface Values {
  readonly isPublished: boolean;
  readonly enabled: boolean;
  readonly sort: number;
  readonly hot: number | null;
}

/** Publishes or hides a game, and sets its places. */
export function GameDialog({ game, onClose }: GameDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { nodeId, name, status, enabled, sort, hot } = game;
  const start: Values = { isPublished: status === 'LIVE', enabled, sort, hot };
  const isShown = (values: Values) => values.isPublished && values.enabled;
  const hides = (values: Values) => isShown(start) && !isShown(values);
  return (
    <ActForm
      title={name}
      start={start}
      danger={hides}
      words={(values) =>
        text(hides(values) ? 'vendor.gameOffEffect' : 'vendor.gameEffect', { name })
      }
      button={text('ra.action.save')}
      run={(values, { reason }) => call('vendorGameChange', { ...values, nodeId, reason })}
      onDone={done}
      onClose={onClose}
    >
      <SwitchInput
        source="isPublished"
        label={text('vendor.publish')}
        disabled={status === 'RETIRED'}
      />
      <SwitchInput source="enabled" label={text('vendor.showGame')} />
      <CountInput source="sort" label={text('field.sort')} min={0} max={10_000} />
      <NumberInput
        source="hot"
        label={text('vendor.hot')}
        helperText={text('vendor.hotHelp')}
        margin="none"
        step={1}
        min={0}
        max={100}
      />
    </ActForm>
  );
}
