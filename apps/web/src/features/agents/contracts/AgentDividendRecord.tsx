import { BillRecord } from './BillRecord.tsx';

/** The dividend record of the agent centre. */
export function AgentDividendRecord() {
  return <BillRecord kind="DIVIDEND" preset="month" />;
}
