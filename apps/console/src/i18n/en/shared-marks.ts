// Texts of what accounts have in common.
export const texts = {
  'menu.shared': 'Shared',
  'shared.title': 'What members have in common',
  'shared.ofMember': 'What this member has in common with others',
  'shared.none': 'No two members have anything in common.',
  'shared.alone': 'Nothing is shared with another member.',
  'shared.kind': 'Kind',
  'shared.kind.device': 'Device',
  'shared.kind.address': 'Network address',
  'shared.kind.mobile': 'Mobile number',
  'shared.kind.person': 'Name and birthday',
  'shared.kind.card': 'Card or wallet',
  'shared.kind.paper': 'Paper of identity',
  'shared.mark': 'What is shared',
  'shared.count': 'Members',
  'shared.members': 'Who',
  'shared.last': 'Last seen',
};
