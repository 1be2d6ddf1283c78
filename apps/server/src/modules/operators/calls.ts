import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../ground/call-context.ts';
import { putAnnouncement } from '../messages/index.ts';
import { leadsAway, putResource } from '../settings/index.ts';
import { decideApproval } from './approvals/decide-approval.ts';
import { readApprovals } from './approvals/read-approvals.ts';
import { revealSecret } from './approvals/reveal-secret.ts';
import { exportAudit, readAudit, verifyAudit } from './audit/read-audit.ts';
import {
  changeOperatorState,
  changeRoles,
  createOperator,
  resetOperator,
  saveRoleRights,
  unlockOperator,
} from './people/manage-people.ts';
import { changeSteward } from './people/change-steward.ts';
import { readPeople, readRoles } from './people/read-people.ts';
import { enrol, openEnrolment } from './enrolment/enrol.ts';
import { askSecond } from './guard/second-person.ts';
import { sayAct } from './guard/say-act.ts';
import { changeSetting } from './settings/change-setting.ts';
import { askSecret } from './settings/set-secret.ts';
import { logIn } from './session/log-in.ts';
import { logInWithCode } from './session/log-in-with-code.ts';
import {
  changeOwnPassword,
  logOut,
  readOwnStanding,
  renewOwnRecoveryCodes,
  startConsole,
} from './session/own-session.ts';

/** A link away leads everybody who trusts the site to whoever stands there. */
const resourcePut = askSecond(
  {
    name: 'resourcePut',
    row: operator.resourcePut,
    needs: (_call, { url }) => leadsAway(url),
    target: ({ kind, name }) => `resource:${kind}:${name}`,
    describe: ({ name, url }) => sayAct('resource', { name, url }),
  },
  putResource,
);

const announcementPut = askSecond(
  {
    name: 'announcementPut',
    row: operator.announcementPut,
    needs: (_call, { link }) => link !== null && leadsAway(link),
    target: ({ titles }) => `announcement:${titles.EN.slice(0, 60)}`,
    describe: ({ titles, link }) => sayAct('announcement', { title: titles.EN, url: link ?? '' }),
  },
  putAnnouncement,
);

/** The first of them may have nobody beside him yet. */
const stewardChange = askSecond(
  {
    name: 'stewardChange',
    row: operator.stewardChange,
    right: 'operators.edit',
    target: ({ id }) => `operator:${id}`,
    describe: ({ id, steward }) => sayAct(steward ? 'stewardGiven' : 'stewardTaken', { id }),
  },
  changeSteward,
);

export const operatorsDesk = {
  consoleStart: startConsole,
  consoleLogin: logIn,
  consoleLoginCode: logInWithCode,
  consoleEnrolmentOpen: openEnrolment,
  consoleEnrol: enrol,
  consoleMe: readOwnStanding,
  consoleLogout: logOut,
  consolePassword: changeOwnPassword,
  consoleRecoveryCodes: renewOwnRecoveryCodes,
  operatorList: readPeople,
  operatorCreate: createOperator,
  operatorRoles: changeRoles,
  operatorReset: resetOperator,
  operatorState: changeOperatorState,
  operatorUnlock: unlockOperator,
  stewardChange,
  roleList: readRoles,
  roleSave: saveRoleRights,
  settingChange: changeSetting,
  secretSet: askSecret,
  resourcePut,
  announcementPut,
  approvalList: readApprovals,
  approvalDecide: decideApproval,
  approvalReveal: revealSecret,
  auditList: readAudit,
  auditExport: exportAudit,
  auditVerify: verifyAudit,
} satisfies Partial<Operations<OperatorCalls>>;
