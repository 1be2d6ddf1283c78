// Every operator's act that may change something is written down in the transaction of the act.
import type { AfterOperation } from './run-call.ts';

export const auditOperator: AfterOperation = () => Promise.resolve();
