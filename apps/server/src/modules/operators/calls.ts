import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../ground/call-context.ts';
import { decideApproval } from './approvals/decide-approval.ts';
import { readApprovals } from './approvals/read-approvals.ts';
import { exportAudit, readAudit, verifyAudit } from './audit/read-audit.ts';
import {
  changeOperatorState,
  changeRoles,
  createOperator,
  resetOperator,
  saveRoleRights,
  unlockOperator,
} from './people/manage-people.ts';
import { readPeople, readRoles } from './people/read-people.ts';
import { changeSetting } from './settings/change-setting.ts';
import { logIn } from './session/log-in.ts';
import { logInWithCode } from './session/log-in-with-code.ts';
import {
  changeOwnPassword,
  logOut,
  readOwnStanding,
  renewOwnRecoveryCodes,
  startConsole,
} from './session/own-session.ts';

export const operatorsDesk = {
  consoleStart: startConsole,
  consoleLogin: logIn,
  consoleLoginCode: logInWithCode,
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
  roleList: readRoles,
  roleSave: saveRoleRights,
  settingChange: changeSetting,
  approvalList: readApprovals,
  approvalDecide: decideApproval,
  auditList: readAudit,
  auditExport: exportAudit,
  auditVerify: verifyAudit,
} satisfies Partial<Operations<OperatorCalls>>;
