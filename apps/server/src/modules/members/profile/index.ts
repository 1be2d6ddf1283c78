// Profile: the member's calls on its own account.
export { avatar, icon, language, memberInfo, memberInfoUpdate } from './member-info.ts';
