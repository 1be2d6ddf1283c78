import { Link } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { urls } from '../../urls.ts';

interface PartyProps {
  /** Null for the house. */
  readonly id: string | null;
  readonly name: string | null;
}

/** A party of a contract: the house, or an agent, whose page an operator of agents can open. */
export function Party({ id, name }: PartyProps) {
  const text = useText();
  const mayRead = useRight('agents.read');
  if (id === null || name === null) return text('contract.house');
  return mayRead ? <Link to={urls.agent(id)}>{name}</Link> : name;
}
