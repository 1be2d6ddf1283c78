import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Id } from '@fairhouse/values';
import type { CallContext, Operations } from '../../platform/call-context.ts';
import { usernameOf } from '../members/index.ts';
import { requireSecondOperator } from '../operators/index.ts';
import {
  appointAgent,
  changedAgentTerms,
  changedPermissions,
  decideTransfer,
  describeAct,
  disableAgentLink,
  moveAgentLine,
  previewMove,
  readAgent,
  readAllLinks,
  readAllTransfers,
  readTree,
  requestedPermissions,
  requestedTerms,
  setPermissions,
  setQuota,
  setTerms,
} from './backoffice/index.ts';
import {
  decideFreeze,
  readAllFreezes,
  readFreezes,
  requestFreeze,
  withdrawFreeze,
} from './freezes/index.ts';
import { createLink, endLink, readLinks } from './links/index.ts';
import { agentReportOperations, readTeamSums } from './reports/index.ts';
import {
  acceptTransfers,
  createTransfer,
  readTransferOptions,
  readTransfers,
} from './transfers/index.ts';
import {
  giveQuota,
  openAccount,
  promoteDownline,
  raiseDownline,
  messageDirect,
  readDownline,
  readOpening,
  readTeam,
  remarkDownline,
  suspendDownline,
} from './tree/index.ts';

export const agentsOperations = {
  ...agentReportOperations,
  agentOpening: readOpening,
  agentOpen: openAccount,
  agentTeam: readTeam,
  agentDownline: readDownline,
  agentRaise: raiseDownline,
  agentPromote: promoteDownline,
  agentRemark: remarkDownline,
  agentMessage: messageDirect,
  agentSuspend: suspendDownline,
  agentQuotaGive: giveQuota,
  agentFreezes: readFreezes,
  agentFreezeRequest: requestFreeze,
  agentFreezeWithdraw: withdrawFreeze,
  agentLinks: readLinks,
  agentLinkCreate: createLink,
  agentLinkEnd: endLink,
  transferOptions: readTransferOptions,
  transferCreate: createTransfer,
  transferList: readTransfers,
  transferAccept: acceptTransfers,
} satisfies Partial<Operations<PlayerCalls>>;

const ofMember = ({ id }: { readonly id: string }): string => `member:${id}`;
const nameMember = (call: CallContext, { id }: { readonly id: Id<'member'> }) =>
  usernameOf(call, id);
const yesNo = (value: boolean): string => (value ? '✓' : '✗');

const appointByTwo = requireSecondOperator(
  {
    name: 'agentAppoint',
    row: operator.agentAppoint,
    target: ofMember,
    subject: nameMember,
    describe: ({ id }, { subject = id }) => describeAct('appoint', { id: subject }),
  },
  appointAgent,
);

const termsByTwo = requireSecondOperator(
  {
    name: 'agentTermsSet',
    row: operator.agentTermsSet,
    target: ofMember,
    subject: nameMember,
    changes: changedAgentTerms,
    requested: requestedTerms,
    describe: ({ id, clampTeam }, { subject = id }) =>
      describeAct('terms', { id: subject, clamp: yesNo(clampTeam) }),
  },
  setTerms,
);

const permissionsByTwo = requireSecondOperator(
  {
    name: 'agentPermissionsSet',
    row: operator.agentPermissionsSet,
    target: ofMember,
    subject: nameMember,
    changes: changedPermissions,
    requested: requestedPermissions,
    describe: ({ id }, { subject = id }) => describeAct('permissions', { id: subject }),
  },
  setPermissions,
);

const quotaByTwo = requireSecondOperator(
  {
    name: 'agentQuotaSet',
    row: operator.agentQuotaSet,
    target: ofMember,
    subject: nameMember,
    describe: ({ id, group, count }, { subject = id }) =>
      describeAct('quota', {
        id: subject,
        group: String(group),
        count: count === null ? '∞' : String(count),
      }),
  },
  setQuota,
);

/** A whole line changes hands, and with it what others earn. */
const moveByTwo = requireSecondOperator(
  {
    name: 'agentMove',
    row: operator.agentMove,
    target: ofMember,
    subject: nameMember,
    describe: ({ id, upline, clampTeam }, { subject = id }) =>
      describeAct('move', { id: subject, upline: upline || '—', clamp: yesNo(clampTeam) }),
  },
  moveAgentLine,
);

/** Giving the money back needs nobody else; letting it pass does. */
const transferByTwo = requireSecondOperator(
  {
    name: 'agentTransferDecide',
    row: operator.agentTransferDecide,
    needs: (_call, { decision }) => decision === 'approve',
    target: ({ id }) => `transfer:${id}`,
    describe: ({ id }) => describeAct('transfer', { id }),
  },
  decideTransfer,
);

export const agentsBackoffice = {
  agentTree: readTree,
  agentOne: readAgent,
  agentTeamSums: readTeamSums,
  agentAppoint: appointByTwo,
  agentTermsSet: termsByTwo,
  agentPermissionsSet: permissionsByTwo,
  agentQuotaSet: quotaByTwo,
  agentMovePreview: previewMove,
  agentMove: moveByTwo,
  agentLinkList: readAllLinks,
  agentLinkDisable: disableAgentLink,
  agentTransferList: readAllTransfers,
  agentTransferDecide: transferByTwo,
  agentFreezeList: readAllFreezes,
  agentFreezeDecide: decideFreeze,
} satisfies Partial<Operations<OperatorCalls>>;
