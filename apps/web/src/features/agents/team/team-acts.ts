import type { ValueOf } from '../../../calls/calls.ts';

export type TeamRow = ValueOf<'agentTeam'>['list'][number];
type ContractKind = TeamRow['contracts'][number]['kind'];

/** What an agent chose to do with an account of its team. */
export type TeamAct =
  | {
      readonly kind: 'details' | 'message' | 'raise' | 'transfer' | 'quota' | 'freeze';
      readonly id: string;
    }
  | {
      readonly kind: 'offer';
      readonly contract: ContractKind;
      readonly username: string;
    };
