import { useSyncExternalStore } from 'react';
import { later } from './later.tsx';
import { getNotifications, subscribeNotifications } from './notify.ts';

const Notifications = later(() => import('./Notifications.tsx').then((module) => module.Notifications));

/** Fetches the place of the messages when there is a first one. */
export const NotificationsHost = () => {
  const any = useSyncExternalStore(subscribeNotifications, () => getNotifications().length > 0);
  return any ? <Notifications /> : null;
};
