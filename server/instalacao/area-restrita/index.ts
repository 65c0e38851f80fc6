export { areDoorsOpen, requireOpenDoors } from './require-open-doors.ts';
