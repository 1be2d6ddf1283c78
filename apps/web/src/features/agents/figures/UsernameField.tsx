import { useTexts } from '../../../i18n/use-texts.ts';
import { SearchField } from './SearchField.tsx';

/** The exact username of somebody in the team; empty for the whole team. */
export function UsernameField() {
  const t = useTexts('agentFigures');
  return <SearchField label={t('username')} filter="user" placeholder={t('searchHint')} />;
}
