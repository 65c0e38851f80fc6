import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { CorpoWidget } from '#src/corpo/CorpoWidget.tsx';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { registerPath } from '#src/engine/paths.ts';
import { withWarnings } from '#src/engine/warn-saved.ts';
import type { RegisterPlace } from '#src/engine/register.ts';
import { registerWidget } from '#src/engine/widgets/custom-widgets.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { createRaI18nProvider } from '#src/i18n/ra-i18n-provider.ts';
import { text } from '#src/i18n/text.ts';
import { authProvider } from '#src/session/auth-provider.ts';
import { notify } from '#src/ui/notify.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadScreen } from './load-screen.ts';
import { Permitted } from './Permitted.tsx';
import { createRaStore } from './ra-store.ts';

const List = loadScreen(() =>
  import('#src/engine/list/RegisterList.tsx').then((module) => module.RegisterList),
);
const Form = loadScreen(() =>
  import('#src/engine/form/RegisterForm.tsx').then((module) => module.RegisterForm),
);
const View = loadScreen(() =>
  import('#src/engine/view/RegisterView.tsx').then((module) => module.RegisterView),
);

registerWidget('corpo-documento', CorpoWidget);

const dataProvider = withWarnings(createDataProvider());
const store = createRaStore();

interface RegisterScreensProps {
  readonly place: RegisterPlace;
  readonly notFound: ReactNode;
}

/** The screens of one register, on react-admin's contexts: list, inclusion, edition and consultation. */
export const RegisterScreens = ({ place, notFound }: RegisterScreensProps) => {
  const queryClient = useQueryClient();
  const { data: i18nProvider } = useQuery({
    queryKey: ['i18n', 'react-admin'],
    queryFn: async () => {
      await loadTexts('cadastro', 'ra', 'validacao');
      return createRaI18nProvider();
    },
    staleTime: Infinity,
  });
  if (!i18nProvider) return <LoadingPage />;
  const { permissions } = place;
  // an action without permission does not exist: its address is nobody's
  const only = (action: 'list' | 'create' | 'edit' | 'view', page: ReactNode): ReactNode =>
    permissions[action] === undefined ? (
      notFound
    ) : (
      <Permitted screen={{ path: place.base, permission: permissions[action], name: place.title.many }}>
        {page}
      </Permitted>
    );
  return (
    <CoreAdminContext {...{ dataProvider, store, authProvider, queryClient, i18nProvider }}>
      <NotificationRelay />
      <Routes>
        <Route path={registerPath.list(place)} element={only('list', <List place={place} />)} />
        <Route path={registerPath.create(place)} element={only('create', <Form place={place} />)} />
        <Route
          path={`${place.base}/edicao/:id`}
          element={only(
            'edit',
            <Numbered page={(id) => <Form key={id} place={place} id={id} />} otherwise={notFound} />,
          )}
        />
        <Route
          path={`${place.base}/consulta/:id`}
          element={only(
            'view',
            <Numbered page={(id) => <View key={id} place={place} id={id} />} otherwise={notFound} />,
          )}
        />
        <Route path="*" element={notFound} />
      </Routes>
    </CoreAdminContext>
  );
};

interface NumberedProps {
  readonly page: (id: number) => ReactNode;
  readonly otherwise: ReactNode;
}

/** A record is named by a positive number; any other address is nobody's. */
const Numbered = ({ page, otherwise }: NumberedProps) => {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? page(Number(id)) : otherwise;
};

/** What react-admin wants told is told like everything else. */
const NotificationRelay = () => {
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    const first = notifications.length > 0 ? takeNotification() : undefined;
    if (!first) return;
    const { message, type, notificationOptions } = first;
    if (typeof message !== 'string') return;
    const key = message as Parameters<typeof text>[0];
    notify(text(key, notificationOptions?.messageArgs as Parameters<typeof text>[1]), { kind: type });
  }, [notifications, takeNotification]);
  return null;
};
