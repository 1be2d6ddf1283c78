// The dialogs of a game's page; each sends only the fields that it shows.
import { GAME_BADGES } from '@fairhouse/calls/operator';
import { Alert } from '@mui/material';
import { ActForm } from '../../../acts/ActForm.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallInput } from '../../../calls/calls.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ChecksInput } from '../../../ui/forms/ChecksInput.tsx';
import { CountInput } from '../../../ui/forms/CountInput.tsx';
import { OptionsInput } from '../../../ui/forms/OptionsInput.tsx';
import { SwitchInput } from '../../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../../ui/forms/WordInput.tsx';
import { AMOUNT } from '../../../ui/forms/AmountInput.tsx';
import { NumberInput, regex } from 'react-admin';
import { COUNTRIES, countryName } from './country-names.ts';
import type { OneGame } from './GamePage.tsx';

interface DialogProps {
  readonly game: OneGame;
  readonly onClose: () => void;
}

type Change = CallInput<'vendorGameChange'>;

/** Publishing, switch, places and badges. */
export function ShownDialog({ game, onClose }: DialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { nodeId, name, status, enabled, sort, hot, badges } = game;
  const start = { isPublished: status === 'LIVE', enabled, sort, hot, badges };
  const isShown = (values: typeof start) => values.isPublished && values.enabled;
  const hides = (values: typeof start) => isShown(start) && !isShown(values);
  return (
    <ActForm
      title={text('games.shown')}
      start={start}
      danger={hides}
      words={(values) =>
        text(hides(values) ? 'vendor.gameOffEffect' : 'vendor.gameEffect', { name })
      }
      button={text('ra.action.save')}
      run={(values, { reason, idempotencyKey }) =>
        call('vendorGameChange', { ...values, nodeId, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    >
      <SwitchInput
        source="isPublished"
        label={text('vendor.publish')}
        disabled={status === 'RETIRED'}
      />
      <SwitchInput source="enabled" label={text('vendor.showGame')} />
      <CountInput
        source="sort"
        label={text('games.place')}
        helperText={text('games.placeHelp')}
        min={0}
        max={10_000}
      />
      <NumberInput
        source="hot"
        label={text('vendor.hot')}
        helperText={text('vendor.hotHelp')}
        margin="none"
        step={1}
        min={0}
        max={100}
      />
      <ChecksInput
        source="badges"
        values={GAME_BADGES}
        nameOf={(badge) => text(`games.badge.${badge}`)}
      />
      <Alert severity="info" icon={false}>
        {text('games.badgesHelp')}
      </Alert>
    </ActForm>
  );
}

const NAME_MAX = 80;
const LANGUAGE_ORDER = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;

export function NamesDialog({ game, onClose }: DialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { nodeId, names } = game;
  const start = { ...game.ownNames };
  return (
    <ActForm
      title={text('games.names')}
      start={start}
      words={() => text('games.namesEffect')}
      button={text('ra.action.save')}
      run={(values, { reason, idempotencyKey }) =>
        call('vendorGameChange', { nodeId, ownNames: values, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    >
      {LANGUAGE_ORDER.map((each) => (
        <WordInput
          key={each}
          source={each}
          label={`${text('games.ownName')} · ${LANGUAGE_NAMES[each]}`}
          helperText={`${text('games.vendorName')}: ${names[each] || '–'}`}
          optional
          slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        />
      ))}
      <Alert severity="info" icon={false}>
        {text('games.namesHelp')}
      </Alert>
    </ActForm>
  );
}

const isAmount = regex(AMOUNT, 'form.amount');

export function LimitsDialog({ game, onClose }: DialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { nodeId, ownMin, ownMax, vendorLimits, currency } = game;
  const start = { ownMin: ownMin ?? '', ownMax: ownMax ?? '' };
  const limit = (amount: string | undefined) =>
    text('games.limitHelp', { limit: `${Number(amount ?? 0)} ${currency}` });
  return (
    <ActForm
      title={text('games.limits')}
      start={start}
      words={() => text('games.limitsEffect')}
      button={text('ra.action.save')}
      run={(values, { reason, idempotencyKey }) => {
        const limits = { ownMin: values.ownMin || null, ownMax: values.ownMax || null };
        return call('vendorGameChange', { nodeId, ...limits, reason }, { idempotencyKey });
      }}
      onDone={done}
      onClose={onClose}
    >
      <WordInput
        source="ownMin"
        label={`${text('games.lowest')} (${currency})`}
        helperText={limit(vendorLimits?.min)}
        parse={(typed) => typed.trim()}
        validate={isAmount}
        optional
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <WordInput
        source="ownMax"
        label={`${text('games.highest')} (${currency})`}
        helperText={limit(vendorLimits?.max)}
        parse={(typed) => typed.trim()}
        validate={isAmount}
        optional
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </ActForm>
  );
}

export function CountriesDialog({ game, onClose }: DialogProps) {
  const text = useText();
  const language = useLanguage();
  const done = useDone(onClose);
  const { nodeId, ownBlocked } = game;
  const start: Required<Pick<Change, 'ownBlocked'>> = { ownBlocked };
  return (
    <ActForm
      title={text('games.countries')}
      start={start}
      words={() => text('games.countriesEffect')}
      button={text('ra.action.save')}
      run={(values, { reason, idempotencyKey }) =>
        call('vendorGameChange', { nodeId, ...values, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    >
      <OptionsInput
        source="ownBlocked"
        label={text('games.ownBlocked')}
        options={COUNTRIES}
        nameOf={(letters) => countryName(letters, language)}
        multiple
      />
    </ActForm>
  );
}
