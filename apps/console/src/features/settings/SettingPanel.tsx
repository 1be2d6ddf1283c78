// One setting: draft, diff, reason, and the refusal after a concurrent edit.
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk, useReadAgain } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { UnreadableFields } from '../../ui/UnreadableFields.tsx';

export interface Draft<Value> {
  readonly value: Value;
  readonly set: (part: Partial<Value>) => void;
  readonly readOnly: boolean;
}

interface SettingPanelProps<Value> {
  /** The setting's name on the server. */
  readonly name: string;
  readonly title: string;
  /** The effect of the change on the site, in words. */
  readonly effect: string;
  readonly children: (draft: Draft<Value>) => ReactNode;
  /** A preview of the site with the draft, beside the form. */
  readonly renderPreview?: (value: Value) => ReactNode;
}

/** The polling interval that detects an approved change. */
const REFRESH_MS = 5_000;

export function SettingPanel<Value extends object>(props: SettingPanelProps<Value>) {
  const { data, error, refetch } = useAsk('settingList', {}, { refreshMs: REFRESH_MS });
  const found = data?.find((each) => each.name === props.name);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (found === undefined) return null;
  const { version } = found;
  return (
    <>
      <UnreadableFields fields={found.problems} />
      <Form
        key={version}
        {...props}
        stored={found.value as Value}
        version={version}
        mends={found.problems.length > 0}
        second={found.second}
      />
    </>
  );
}

/** Beside a long form the preview is sticky, so that each change is visible where it is made. */
const IN_VIEW = {
  position: { lg: 'sticky' },
  top: { lg: 64 },
  maxHeight: { lg: 'calc(100vh - 80px)' },
  overflowY: { lg: 'auto' },
} as const;

interface FormProps<Value> extends SettingPanelProps<Value> {
  readonly stored: Value;
  readonly version: number;
  /** Saving is useful even without changes: it replaces a stored value that could not be parsed. */
  readonly mends: boolean;
  /** The fields whose change waits for approval. */
  readonly second: 'never' | 'some' | 'always';
}

function Form<Value extends object>({
  stored,
  version,
  mends,
  second,
  ...props
}: FormProps<Value>) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const mayEdit = useRight('settings.edit');
  const [value, setValue] = useState(stored);
  const [asking, setAsking] = useState(false);
  const waits = useRef(false);
  const set = (part: Partial<Value>) => setValue({ ...value, ...part });
  const changed = JSON.stringify(value) !== JSON.stringify(stored);
  const save = mayEdit ? (
    <>
      <Button disabled={!changed} onClick={() => setValue(stored)}>
        {text('setting.discard')}
      </Button>
      <Button variant="contained" disabled={!changed && !mends} onClick={() => setAsking(true)}>
        {text('ra.action.save')}
      </Button>
    </>
  ) : null;
  return (
    <Panel title={props.title} actions={save}>
      {second === 'never' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
          {text(second === 'always' ? 'act.second' : 'act.secondSome')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          // A field's label is drawn on its upper border and must not overlap the title above.
          pt: 1,
          gridTemplateColumns: props.renderPreview ? { xs: '1fr', lg: '3fr 2fr' } : '1fr',
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Box>{props.children({ value, set, readOnly: !mayEdit })}</Box>
        {props.renderPreview ? <Box sx={IN_VIEW}>{props.renderPreview(value)}</Box> : null}
      </Box>
      {asking ? (
        <ActDialog
          title={props.title}
          words={
            <>
              {props.effect}
              <ChangedFields before={stored} after={value} />
            </>
          }
          button={text('ra.action.save')}
          second={second === 'always'}
          run={async ({ reason }) => {
            const answer = await call('settingChange', {
              name: props.name,
              value,
              version,
              reason,
            });
            waits.current = answer.ok && answer.value.approvalId !== null;
            return answer;
          }}
          onDone={() => {
            setAsking(false);
            // A change that waits for approval is not a draft any more, and not yet in force.
            if (waits.current) setValue(stored);
            notify(text(waits.current ? 'act.waits' : 'app.done'), { type: 'success' });
            void readAgain();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
