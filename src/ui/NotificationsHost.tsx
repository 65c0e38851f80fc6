import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getNotifications, subscribeNotifications } from './notify.ts';

const Notifications = lazy(() =>
  import('./Notifications.tsx').then((module) => ({ default: module.Notifications })),
);

/** Fetches the place of the messages when there is a first one. */
export const NotificationsHost = () => {
  const any = useSyncExternalStore(subscribeNotifications, () => getNotifications().length > 0);
  return any ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null;
};
