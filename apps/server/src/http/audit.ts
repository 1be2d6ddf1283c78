// Every operator's call that may change something is recorded in its own transaction.
import { recordCall } from '../modules/operators/index.ts';
import type { AfterOperation } from './run-call.ts';

export const auditOperator: AfterOperation = ({ name, row }, call, ok) =>
  recordCall(call, name, row, ok);
