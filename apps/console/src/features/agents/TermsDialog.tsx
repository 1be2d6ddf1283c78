import { Box } from '@mui/material';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { percentOf, shareOf } from '../../ui/percent-of.ts';
import type { Agent } from './agent.ts';
import { groupText } from './group-text.ts';

interface TermsDialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

interface Values {
  readonly group: number;
  readonly rates: Readonly<Record<string, string>>;
  readonly clampTeam: boolean;
}

/** Sets group and rates, in the bounds of the upline; who is below is lowered with it if wanted. */
export function TermsDialog({ agent, onClose }: TermsDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const highest = agent.highestRates as Readonly<Record<string, string>>;
  const own = agent.rates as Readonly<Record<string, string>>;
  const categories = Object.keys({ ...highest, ...own });
  const start: Values = {
    group: agent.group,
    rates: Object.fromEntries(categories.map((each) => [each, percentOf(own[each] ?? '0')])),
    clampTeam: false,
  };
  return (
    <ActForm
      title={text('agent.act.terms')}
      start={start}
      danger={({ group }) => group < agent.group}
      words={({ group }) =>
        text(group < agent.group ? 'agent.lowerEffect' : 'agent.termsEffect', {
          name: agent.username,
          group: groupText(group),
        })
      }
      button={text('ra.action.save')}
      second
      run={({ group, rates, clampTeam }, { reason }) =>
        call('agentTermsSet', {
          id: agent.id,
          group,
          rates: Object.fromEntries(
            Object.entries(rates).map(([each, percent]) => [each, shareOf(percent)]),
          ),
          clampTeam,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <CountInput
        source="group"
        label={text('agent.groupWithin', { min: agent.groups.min, max: agent.groups.max })}
        step={agent.groups.step}
        min={agent.groups.min}
        max={agent.groups.max}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {categories.map((each) => (
          <AmountInput
            key={each}
            source={`rates.${each}`}
            label={text('agent.rateWithin', {
              category: each,
              max: percentOf(highest[each] ?? '0'),
            })}
          />
        ))}
      </Box>
      <SwitchInput source="clampTeam" label={text('agent.clampTeam')} />
    </ActForm>
  );
}
