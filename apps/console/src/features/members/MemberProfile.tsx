import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { MemberFactors } from './MemberFactors.tsx';
import type { Member } from '../../calls/member.ts';

/** The member's profile; contacts are masked until the operator gives a reason to reveal them. */
export function MemberProfile({ member }: { readonly member: Member }) {
  const text = useText();
  return (
    <Stack spacing={2}>
      {member.state === 'active' ? null : (
        <Alert severity="warning">{member.freezeReason || text('member.notActive')}</Alert>
      )}
      <ContactsPanel member={member} />
      <Panel title={text('member.account')}>
        <Facts facts={accountFacts(member, text)} />
      </Panel>
      <Panel title={text('member.security')}>
        <Facts facts={securityFacts(member, text)} />
      </Panel>
      {member.trialEndsAt === null ? <MemberFactors member={member} /> : null}
    </Stack>
  );
}

type Texts = ReturnType<typeof useText>;

function accountFacts(member: Member, text: Texts): Fact[] {
  return [
    [text('member.nickname'), member.nickname],
    [text('app.language'), LANGUAGE_NAMES[member.language]],
    [text('field.currency'), member.currency],
    [text('member.referralCode'), member.referralCode],
    [text('member.directs'), member.directs],
    [text('member.team'), member.team],
    [text('member.registered'), <DateTime key="at" at={member.registeredAt} />],
    [text('member.registerAddress'), member.registerAddress],
    [text('member.registerUrl'), member.registerUrl || '—'],
    [text('member.lastLogin'), <DateTime key="at" at={member.lastLoginAt} />],
    [text('member.lastAddress'), member.lastLoginAddress || '—'],
    ...(member.trialEndsAt === null
      ? []
      : [[text('member.trialEnds'), <DateTime key="at" at={member.trialEndsAt} />] as const]),
  ];
}

function securityFacts(member: Member, text: Texts): Fact[] {
  const yes = (value: boolean): string => text(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return [
    [text('member.passwordChanged'), <DateTime key="at" at={member.passwordChangedAt} />],
    [text('member.mustChange'), yes(member.mustChangePassword)],
    [text('member.paymentPassword'), yes(member.paymentPasswordSet)],
    [text('member.paymentLocked'), <DateTime key="at" at={member.paymentPasswordLockedUntil} />],
  ];
}

type Contacts = CallValue<'memberContacts'>;

function ContactsPanel({ member }: { readonly member: Member }) {
  const text = useText();
  const mayLook = useRight('members.contact');
  const [asking, setAsking] = useState(false);
  const [contacts, setContacts] = useState<Contacts>();
  const shown = contacts ?? member;
  const facts: Fact[] = [
    [text('member.realName'), shown.realName || '—'],
    [text('member.email'), shown.email || '—'],
    [text('member.mobile'), shown.mobileNum || '—'],
    [text('member.birthday'), shown.birthday || '—'],
    ...(contacts === undefined
      ? []
      : ([
          [text('member.idNumber'), contacts.idNumber || '—'],
          ...Object.entries(contacts.contacts),
        ] as Fact[])),
  ];
  return (
    <Panel
      title={text('member.contacts')}
      actions={
        mayLook && contacts === undefined ? (
          <Button onClick={() => setAsking(true)}>{text('member.unmask')}</Button>
        ) : null
      }
    >
      <Facts facts={facts} />
      {asking ? (
        <ActDialog
          title={text('member.unmask')}
          words={text('member.unmaskEffect', { name: member.username })}
          button={text('member.unmask')}
          run={async ({ reason }) => {
            const answer = await call('memberContacts', { id: member.id, reason });
            if (answer.ok) setContacts(answer.value);
            return answer;
          }}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
