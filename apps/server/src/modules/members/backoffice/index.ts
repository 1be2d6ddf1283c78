// Back office: the operators' calls on members.
export { correctRealName } from './correct-real-name.ts';
export { freezeByRule, memberDisable, memberFreeze, memberUnfreeze } from './member-freeze.ts';
export { memberMessage } from './member-message.ts';
export { memberNoteAdd, memberNotes, memberTags } from './member-notes.ts';
export { memberContacts, memberProfile } from './member-profile.ts';
export { readIdNumber } from './read-id-number.ts';
export { addNote } from './store.ts';
