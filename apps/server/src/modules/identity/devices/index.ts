// Devices: the browser of a call, and the browsers that a member has used.
export { deviceHashOf, deviceName, rememberDevice } from './device.ts';
export {
  distrustDevices,
  findDevice,
  forgetDevice,
  forgetDevices,
  isKnownDevice,
  listDevices,
  listKnownDevices,
  listMembersOfDevice,
  saveDevice,
  trustDevice,
} from './store.ts';
