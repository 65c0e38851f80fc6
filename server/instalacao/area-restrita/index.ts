export { requireOpenDoors } from './require-open-doors.ts';
