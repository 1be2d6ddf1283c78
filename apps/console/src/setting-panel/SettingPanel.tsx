// One setting of the merchant: its form, and the approval that a change of it may need.
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { call } from '../calls/calls.ts';
import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useText } from '../i18n/use-text.ts';
import { UnreadableFields } from '../ui/forms/UnreadableFields.tsx';
import { QueryError } from '../ui/QueryError.tsx';
import { DraftPanel } from './DraftPanel.tsx';

interface SettingPanelProps<Value> {
  /** The setting's name on the server. */
  readonly name: string;
  readonly title: string;
  /** The effect of the change on the site, in words. */
  readonly effect: string;
  /** Inputs of react-admin, whose sources are fields of the setting. */
  readonly children: ReactNode;
  /** A preview of the site with the draft, beside the form. */
  readonly renderPreview?: (value: Value) => ReactNode;
}

/** The polling interval that detects an approved change. */
const REFRESH_MS = 5_000;

export function SettingPanel<Value extends object>(props: SettingPanelProps<Value>) {
  const { name, children, ...rest } = props;
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('settingList', {}, { refreshMs: REFRESH_MS });
  const found = data?.find((each) => each.name === name);
  const failed = error && <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (found === undefined) return failed;
  const { value, version, problems, second } = found;
  return (
    <>
      {/* The form stays, because it holds what the operator has typed. */}
      {failed}
      <UnreadableFields fields={problems} />
      <DraftPanel
        {...rest}
        form={name}
        button={text('ra.action.save')}
        second={second === 'always'}
        stored={value as Value}
        version={version}
        mayEdit={mayEdit}
        mends={problems.length > 0}
        run={(changed, since, { reason }) =>
          call('settingChange', { name, value: changed, version: since, reason })
        }
      >
        {second === 'never' ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
            {text(second === 'always' ? 'act.second' : 'act.secondSome')}
          </Typography>
        )}
        {children}
      </DraftPanel>
    </>
  );
}
