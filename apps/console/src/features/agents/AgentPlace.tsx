import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import type { Agent } from './agent.ts';
import { AgentActs } from './AgentActs.tsx';
import { AgentState } from './AgentState.tsx';
import { groupText, ratesText } from './group-text.ts';

interface AgentPlaceProps {
  readonly agent: Agent;
}

/** Where an account stands in the tree, and its acts. */
export function AgentPlace({ agent }: AgentPlaceProps) {
  const text = useText();
  const line = agent.path.slice(0, -1).map((each) => (
    <span key={each.id}>
      <Link to={urls.agent(each.id)}>{each.username}</Link>
      {' › '}
    </span>
  ));
  return (
    <Panel title={agent.username} actions={<AgentActs agent={agent} />}>
      <Facts
        facts={[
          [text('field.state'), <AgentState key="s" row={agent} />],
          [text('agent.kind'), text(`agent.kind.${agent.kind}`)],
          [
            text('agent.line'),
            <span key="l">
              {line}
              {agent.username}
            </span>,
          ],
          [text('agent.depth'), agent.depth],
          [text('agent.team'), text('agent.teamOf', { directs: agent.directs, team: agent.team })],
          [text('agent.group'), groupText(agent.group)],
          [
            text('agent.allowed'),
            `${groupText(agent.groups.min)} – ${groupText(agent.groups.max)}`,
          ],
          [text('agent.rates'), ratesText(agent.rates)],
          [text('agent.registered'), <DateTime key="r" at={agent.registeredAt} />],
          [
            text('agent.lastLogin'),
            agent.lastLoginAt === null ? '–' : <DateTime key="n" at={agent.lastLoginAt} />,
          ],
          [
            text('member.username'),
            <Link key="m" to={urls.member(agent.id)}>
              {text('agent.asMember')}
            </Link>,
          ],
        ]}
      />
    </Panel>
  );
}
