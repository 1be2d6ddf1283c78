// Asks for free rounds: who gets them, in which games, how many, at which stake, and until when.
import { FREE_ROUND_MEMBERS_MAX, FREE_ROUND_ROLLOVER } from '@fairhouse/calls/operator';
import { minValue } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ActForm } from '../../../acts/ActForm.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AmountInput, AMOUNT } from '../../../ui/forms/AmountInput.tsx';
import { ChoiceInput } from '../../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../../ui/forms/CountInput.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import { MomentInput } from '../../../ui/forms/MomentInput.tsx';
import { OptionsInput } from '../../../ui/forms/OptionsInput.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { pageNow } from '../../../ui/time/page-clock.ts';
import { commonLevels } from './common-levels.ts';

type FreeGame = CallValue<'vendorFreeRoundGames'>[number];

interface Values {
  readonly games: readonly string[];
  readonly usernames: readonly string[];
  readonly count: number;
  readonly value: string;
  readonly rollover: number;
  readonly endsAt: number | null;
}

const WEEK_MS = 7 * 86_400_000;
const AT_LEAST_ONE = minValue(1);
const AT_LEAST_ZERO = minValue(0);

interface GiveDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

export function GiveDialog({ code, onClose }: GiveDialogProps) {
  const { data, error, refetch } = useAsk('vendorFreeRoundGames', { code });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return data === undefined ? null : <GiveForm code={code} games={data} onClose={onClose} />;
}

function GiveForm({
  code,
  games,
  onClose,
}: GiveDialogProps & { readonly games: readonly FreeGame[] }) {
  const text = useText();
  const done = useDone(onClose);
  const names = new Map(games.map(({ code: game, name }) => [game, name]));
  const start: Values = {
    games: [],
    usernames: [],
    count: 10,
    value: '',
    rollover: FREE_ROUND_ROLLOVER,
    endsAt: pageNow() + WEEK_MS,
  };
  return (
    <ActForm<Values>
      title={text('free.give')}
      start={start}
      second
      words={({ usernames, games: chosen, count }) =>
        text('free.giveEffect', {
          members: new Set(usernames).size,
          rounds: chosen.length * (count || 0),
        })
      }
      button={text('act.ask')}
      ready={(values) =>
        values.games.length > 0 &&
        values.usernames.length > 0 &&
        values.usernames.length <= FREE_ROUND_MEMBERS_MAX &&
        values.endsAt !== null &&
        AMOUNT.test(values.value)
      }
      run={({ endsAt, ...values }, { reason }) =>
        call('vendorFreeRoundsGive', {
          code,
          ...values,
          games: [...values.games],
          usernames: [...values.usernames],
          endsAt: endsAt ?? 0,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <OptionsInput
        source="games"
        label={text('vendor.tab.games')}
        options={[...names.keys()]}
        nameOf={(game) => names.get(game) ?? game}
        multiple
      />
      <ListInput
        source="usernames"
        label={text('free.members')}
        helperText={text('free.membersHelp', { most: FREE_ROUND_MEMBERS_MAX })}
      />
      <CountInput source="count" label={text('free.count')} validate={AT_LEAST_ONE} />
      <StakeInput games={games} />
      <CountInput
        source="rollover"
        label={text('free.rollover')}
        helperText={text('free.rolloverHelp')}
        validate={AT_LEAST_ZERO}
      />
      <MomentInput source="endsAt" label={text('free.ends')} />
    </ActForm>
  );
}

/** The stakes that all chosen games offer; any amount where none of them has levels. */
function StakeInput({ games }: { readonly games: readonly FreeGame[] }) {
  const text = useText();
  const chosen = useWatch({ name: 'games' }) as readonly string[];
  const levels = commonLevels(games.filter(({ code }) => chosen.includes(code)));
  const label = text('free.value');
  if (levels === undefined) return <AmountInput source="value" label={label} />;
  return <ChoiceInput source="value" label={label} values={levels} nameOf={String} />;
}
