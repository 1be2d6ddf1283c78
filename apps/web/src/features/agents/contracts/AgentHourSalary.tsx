import { BillRecord } from './BillRecord.tsx';

/** The hourly salary of the agent centre. */
export function AgentHourSalary() {
  return <BillRecord kind="HOUR_SALARY" preset="today" />;
}
