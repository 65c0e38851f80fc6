import { later } from './later.tsx';
import { useNotifications } from './notify.ts';

const Notifications = later(() => import('./Notifications.tsx').then((module) => module.Notifications));

/** Fetches the place of the messages when there is a first one. */
export const NotificationsHost = () => {
  return useNotifications().length > 0 ? <Notifications /> : null;
};
