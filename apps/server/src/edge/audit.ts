// Every operator's act that may change something is written down in the transaction of the act.
import { recordCall } from '../modules/operators/index.ts';
import type { AfterOperation } from './run-call.ts';

export const auditOperator: AfterOperation = ({ name, row }, call, ok) =>
  recordCall(call, name, row, ok);
