import { BillRecord } from './BillRecord.tsx';

/** The daily wages of the agent centre. */
export function AgentDailyWages() {
  return <BillRecord kind="DAILY_SALARY" preset="week" />;
}
