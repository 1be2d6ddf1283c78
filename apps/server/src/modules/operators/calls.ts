import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../platform/call-context.ts';
import { putAnnouncement } from '../messages/index.ts';
import { isExternalLink, putResource } from '../settings/index.ts';
import { decideApproval } from './approvals/decide-approval.ts';
import { readApprovals } from './approvals/read-approvals.ts';
import { revealSecret } from './approvals/reveal-secret.ts';
import { exportAudit, recordExport, readAudit, verifyAudit } from './audit/read-audit.ts';
import {
  changeOperatorState,
  changeRoles,
  createOperator,
  resetOperator,
  saveRoleRights,
  unlockOperator,
} from './people/manage-operators.ts';
import { changeSteward } from './people/change-steward.ts';
import { readOperators, readRoles } from './people/read-operators.ts';
import { enrol, openEnrolment } from './enrolment/enrol.ts';
import { requireSecondOperator } from './approvals/require-second-operator.ts';
import { describeOperation } from './approvals/describe-operation.ts';
import { changeSetting } from './settings/change-setting.ts';
import { requestSecretChange } from './settings/request-secret-change.ts';
import { logIn } from './session/log-in.ts';
import { logInWithCode } from './session/log-in-with-code.ts';
import {
  changeOwnPassword,
  logOut,
  readOwnStanding,
  renewOwnRecoveryCodes,
  startConsole,
} from './session/own-session.ts';

/** A link to another site leads members who trust this one to anyone who controls the other. */
const resourcePut = requireSecondOperator(
  {
    name: 'resourcePut',
    row: operator.resourcePut,
    needs: (_call, { url }) => isExternalLink(url),
    target: ({ kind, name }) => `resource:${kind}:${name}`,
    describe: ({ name, url }) => describeOperation('resource', { name, url }),
  },
  putResource,
);

const announcementPut = requireSecondOperator(
  {
    name: 'announcementPut',
    row: operator.announcementPut,
    needs: (_call, { link }) => link !== null && isExternalLink(link),
    target: ({ titles }) => `announcement:${titles.EN.slice(0, 60)}`,
    describe: ({ titles, link }) =>
      describeOperation('announcement', { title: titles.EN, url: link ?? '' }),
  },
  putAnnouncement,
);

/** The first steward may have no other steward to approve. */
const stewardChange = requireSecondOperator(
  {
    name: 'stewardChange',
    row: operator.stewardChange,
    right: 'operators.edit',
    target: ({ id }) => `operator:${id}`,
    describe: ({ id, steward }) =>
      describeOperation(steward ? 'stewardGiven' : 'stewardTaken', { id }),
  },
  changeSteward,
);

export const operatorsBackoffice = {
  consoleStart: startConsole,
  consoleLogin: logIn,
  consoleLoginCode: logInWithCode,
  consoleEnrolmentOpen: openEnrolment,
  consoleEnrol: enrol,
  consoleMe: readOwnStanding,
  consoleLogout: logOut,
  consolePassword: changeOwnPassword,
  consoleRecoveryCodes: renewOwnRecoveryCodes,
  operatorList: readOperators,
  operatorCreate: createOperator,
  operatorRoles: changeRoles,
  operatorReset: resetOperator,
  operatorState: changeOperatorState,
  operatorUnlock: unlockOperator,
  stewardChange,
  roleList: readRoles,
  roleSave: saveRoleRights,
  settingChange: changeSetting,
  secretSet: requestSecretChange,
  resourcePut,
  announcementPut,
  approvalList: readApprovals,
  approvalDecide: decideApproval,
  approvalReveal: revealSecret,
  auditList: readAudit,
  auditExport: exportAudit,
  auditVerify: verifyAudit,
  listExport: recordExport,
} satisfies Partial<Operations<OperatorCalls>>;
