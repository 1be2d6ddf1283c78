// The top agent of an offer, found by typing a part of its name; each says what it has of the kind.
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Kind } from './offer-draft.ts';

export type TopAgent = CallValue<'contractTopAgents'>['list'][number];

interface TopAgentFieldProps {
  readonly kind: Kind;
  readonly value: TopAgent | null;
  readonly onChange: (agent: TopAgent | null) => void;
}

export function TopAgentField({ kind, value, onChange }: TopAgentFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = value?.username === typed ? '' : typed.trim();
  const { data, error, isFetching } = useAsk('contractTopAgents', { kind, search });
  const stands = (agent: TopAgent) => {
    if (agent.offered) return text('contract.hasOffer');
    return agent.agreed ? text('contract.hasContract') : '';
  };
  return (
    <Autocomplete
      options={data?.list ?? []}
      loading={isFetching}
      value={value}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) => onChange(next)}
      getOptionLabel={(agent) => agent.username}
      getOptionKey={(agent) => agent.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched.
      filterOptions={(all) => all}
      noOptionsText={error?.message ?? text('contract.noTopAgent')}
      loadingText={text('list.summing')}
      renderOption={({ key, ...props }, agent) => (
        <li key={key} {...props}>
          <span>
            {agent.username}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
              {stands(agent)}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={text('contract.topAgent')}
          helperText={(value === null ? '' : stands(value)) || text('contract.topAgentHelp')}
        />
      )}
    />
  );
}
