// The acts on a member's account, each with a dialog that describes its effect.
import MoreVert from '@mui/icons-material/MoreVert';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { readStanding } from '@fairhouse/calls/client';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useSession } from '../../calls/session.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { AdjustmentDialog } from '../../features/cashier/AdjustmentDialog.tsx';
import { actsInSight, memberActs, type MemberAct } from '../../features/members/member-acts.ts';
import { MessageDialog } from '../../features/members/MessageDialog.tsx';
import { NoteDialog } from '../../features/members/NoteDialog.tsx';
import { LimitDialog } from '../../features/protection/LimitDialog.tsx';
import type { Member } from '../../calls/member.ts';
import { RealNameDialog } from '../../features/members/RealNameDialog.tsx';

export function MemberActs({ member }: { readonly member: Member }) {
  const text = useText();
  const rights = useSession().standing?.rights ?? [];
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [act, setAct] = useState<MemberAct>();
  const trial = readStanding(member).group === 'trial';
  const acts = memberActs({ ...member, trial }, rights);
  const close = () => setAct(undefined);
  if (acts.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {actsInSight(acts).map((each) => (
        <Button
          key={each}
          size="small"
          variant="outlined"
          color={each === 'freeze' ? 'error' : 'primary'}
          onClick={() => setAct(each)}
        >
          {text(`member.act.${each}`)}
        </Button>
      ))}
      <IconButton
        aria-label={text('member.acts')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        {...(anchor ? { anchorEl: anchor } : {})}
        onClose={() => setAnchor(undefined)}
      >
        {acts.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setAnchor(undefined);
              setAct(each);
            }}
          >
            {text(`member.act.${each}`)}
          </MenuItem>
        ))}
      </Menu>
      <ActOf member={member} act={act} onClose={close} />
    </Box>
  );
}

interface ActOfProps {
  readonly member: Member;
  readonly act: MemberAct | undefined;
  readonly onClose: () => void;
}

/** The dialog of the chosen act. */
function ActOf({ member, act, onClose }: ActOfProps) {
  if (act === undefined) return null;
  if (act === 'adjust') return <AdjustmentDialog username={member.username} onClose={onClose} />;
  if (act === 'realName') return <RealNameDialog member={member} onClose={onClose} />;
  if (act === 'note') return <NoteDialog member={member} onClose={onClose} />;
  if (act === 'message') return <MessageDialog member={member} onClose={onClose} />;
  if (act === 'limit') return <LimitDialog member={member} onClose={onClose} />;
  return <MemberDialog member={member} act={act} onClose={onClose} />;
}

interface MemberDialogProps {
  readonly member: Member;
  readonly act: Exclude<MemberAct, 'adjust' | 'realName' | 'note' | 'message' | 'limit'>;
  readonly onClose: () => void;
}

const LEVELS = [1, 2, 3] as const;

function MemberDialog({ member, act, onClose }: MemberDialogProps) {
  const text = useText();
  // The new password is shown in place of the dialog.
  const done = useDone(onClose);
  const [level, setLevel] = useState<1 | 2 | 3>(2);
  const [team, setTeam] = useState(false);
  const { id, username } = member;
  const run = async ({ reason }: { reason: string }) => {
    if (act === 'freeze') return call('memberFreeze', { id, level, team, reason });
    if (act === 'unfreeze') return call('memberUnfreeze', { id, reason });
    if (act === 'disable') return call('memberDisable', { id, reason });
    if (act === 'sessions') return call('memberSessionsRevoke', { id, reason });
    if (act === 'paymentPassword') return call('memberPaymentPasswordReset', { id, reason });
    return call('memberPasswordReset', { id, reason });
  };
  return (
    <ActDialog
      title={text(`member.act.${act}`)}
      danger={act === 'freeze' || act === 'disable' || act === 'password'}
      second={act === 'unfreeze' || act === 'disable'}
      words={
        act === 'freeze'
          ? text(`member.freezeEffect.${level}`, { name: username })
          : text(`member.effect.${act}`, { name: username })
      }
      button={text(`member.act.${act}`)}
      run={run}
      onDone={done}
      onClose={onClose}
    >
      {act === 'freeze' ? (
        <>
          <TextField
            select
            label={text('member.freezeLevel')}
            value={level}
            onChange={(event) => setLevel(Number(event.target.value) as 1 | 2 | 3)}
          >
            {LEVELS.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`freeze.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          {member.team > 0 ? (
            <FormControlLabel
              control={<Checkbox checked={team} onChange={(_event, on) => setTeam(on)} />}
              label={text('member.freezeTeam', { count: member.team })}
            />
          ) : null}
        </>
      ) : null}
    </ActDialog>
  );
}
