import type { Language } from '@fairhouse/values';
import { Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../calls/calls.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { Avatar } from '../../../art/Avatar.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { chooseAndKeep, useLanguage } from '../../../i18n/language.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { chooseTheme, useTheme, type Theme } from '../../../ui/theme.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useSite } from '../../../site/use-site.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { AvatarDialog } from './AvatarDialog.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';
import { RealNameDialog } from './RealNameDialog.tsx';
import type { Member } from './use-member.ts';
import { WinsSwitch } from './WinsSwitch.tsx';

/** The member's profile, and the preferred theme and language. */
export function ProfileCard() {
  const query = useCall('memberInfo', {});
  return (
    <CallResult query={query} loading={<Skeleton className="h-80 rounded-lg" />}>
      {(member) => (
        <Card className="flex flex-col gap-5 bg-surface-2">
          <Head member={member} />
          <Details member={member} />
          <Preferences />
          <WinsSwitch member={member} />
        </Card>
      )}
    </CallResult>
  );
}

function Head({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const [open, setOpen] = useState<'picture' | 'nickname'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex items-center gap-4">
      <button
        type="button"
        aria-label={t('choosePicture')}
        onClick={() => setOpen('picture')}
        className="relative shrink-0 rounded-full"
      >
        <Avatar picture={member.avatar} type={member.avatarType} name={member.account} size={72} />
        <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full border border-line bg-surface-1">
          <Pencil aria-hidden size={13} />
        </span>
      </button>
      <div className="min-w-0">
        <p className="flex items-center gap-1 text-xl font-semibold">
          <span className="truncate">{member.nickname}</span>
          <IconButton label={t('changeNickname')} size="sm" onClick={() => setOpen('nickname')}>
            <Pencil aria-hidden size={15} />
          </IconButton>
        </p>
        <p className="text-sm text-ink-3">{member.clubLabel.labelName}</p>
      </div>
      {open === 'picture' && <AvatarDialog member={member} onClose={close} />}
      {open === 'nickname' && <NicknameDialog nickname={member.nickname} onClose={close} />}
    </div>
  );
}

function Details({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const security = useTexts('security');
  const { date } = useFormats();
  const config = useCall('securityConfig', {}).data;
  const realName = config?.payeeName ?? '';
  const [naming, setNaming] = useState(false);
  const rows: readonly (readonly [string, string, boolean])[] = [
    [t('username'), member.account, false],
    [t('memberNumber'), member.number, true],
    [t('realName'), realName === '' ? t('realNameNone') : realName, false],
    [t('memberSince'), date(member.registeredAt), false],
    [t('referralCode'), member.referralCode, true],
  ];
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(() => toast('done', t('copied')));
  return (
    <>
      <dl className="flex flex-col text-sm">
        {rows.map(([name, value, canCopy]) => (
          <div key={name} className="flex min-h-10 items-center justify-between gap-4">
            <dt className="shrink-0 text-ink-3">{name}</dt>
            <dd className="figures flex min-w-0 items-center gap-1 text-right font-medium">
              <span className="min-w-0 break-words">{value}</span>
              {name === t('realName') && config !== undefined && realName === '' && (
                <IconButton
                  label={security('realNameTitle')}
                  size="sm"
                  onClick={() => setNaming(true)}
                >
                  <Pencil aria-hidden size={14} />
                </IconButton>
              )}
              {canCopy && (
                <IconButton label={`${t('copy')}: ${name}`} size="sm" onClick={() => copy(value)}>
                  <Copy aria-hidden size={14} />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {naming && <RealNameDialog onClose={() => setNaming(false)} />}
    </>
  );
}

/** Theme and language are applied at once and saved with the account, for the next device. */
function Preferences() {
  const t = useTexts('members');
  const language = useLanguage();
  const theme = useTheme();
  const languages = useSite()?.languages ?? [language];
  const speak = async (chosen: Language) => {
    await chooseAndKeep(chosen);
    const answer = await call('language', { language: chosen });
    if (!answer.ok) toast('failed', answer.refusal.message);
  };
  const look = async (chosen: Theme) => {
    chooseTheme(chosen);
    const answer = await call('memberInfoUpdate', { theme: chosen });
    if (answer.ok) invalidateCalls('memberInfo');
    else toast('failed', answer.refusal.message);
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            choices={languages.map((value) => ({ value, label: LOCALES[value].name }))}
            value={language}
            onChoose={(chosen) => void speak(chosen)}
          />
        )}
      </Field>
      <Field label={t('theme')}>
        {(control) => (
          <Select
            {...control}
            choices={[
              { value: 'dark', label: t('theme.dark') },
              { value: 'light', label: t('theme.light') },
            ]}
            value={theme}
            onChoose={(chosen) => void look(chosen)}
          />
        )}
      </Field>
    </div>
  );
}
