import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { registerPath } from '#src/engine/paths.ts';
import { RegisterProvider } from '#src/engine/RegisterContext.tsx';
import { isSingle, type RegisterPlace } from '#src/engine/register.ts';
import { registerWidget } from '#src/engine/widgets/custom-widgets.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { createRaI18nProvider } from '#src/i18n/ra-i18n-provider.ts';
import { text } from '#src/i18n/text.ts';
import { authProvider } from '#src/session/auth-provider.ts';
import { later } from '#src/ui/later.tsx';
import { notify } from '#src/ui/notify.ts';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { bespokeView, viewPaths, type ViewName } from './bespoke-views.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadScreen } from './load-screen.ts';
import { Permitted } from './Permitted.tsx';
import { createRaStore } from './ra-store.ts';
import { registerHttp } from './register-http.ts';

const List = loadScreen(() =>
  import('#src/engine/list/RegisterList.tsx').then((module) => module.RegisterList),
);
const Form = loadScreen(() =>
  import('#src/engine/form/RegisterForm.tsx').then((module) => module.RegisterForm),
);
const View = loadScreen(() =>
  import('#src/engine/view/RegisterView.tsx').then((module) => module.RegisterView),
);

const Single = loadScreen(() =>
  import('#src/engine/single/RegisterSingle.tsx').then((module) => module.RegisterSingle),
);
const Transfer = loadScreen(async () => {
  const [{ RegisterTransfer }] = await Promise.all([
    import('#src/engine/transfer/RegisterTransfer.tsx'),
    loadTexts('carga'),
  ]);
  return RegisterTransfer;
});

registerWidget(
  'corpo-documento',
  later(
    async () => {
      const [{ CorpoWidget }] = await Promise.all([
        import('#src/corpo/CorpoWidget.tsx'),
        loadTexts('editor'),
      ]);
      return CorpoWidget;
    },
    <FormSkeleton fields={2} />,
  ),
);
registerWidget(
  'exemplo-numeracao',
  later(async () => {
    const [{ ExemploNumeracao }] = await Promise.all([
      import('#src/numeracao/ExemploNumeracao.tsx'),
      loadTexts('numeracao'),
    ]);
    return ExemploNumeracao;
  }),
);

const store = createRaStore();

interface RegisterScreensProps {
  readonly place: RegisterPlace;
  readonly notFound: ReactNode;
}

/** The screens of one register, on react-admin's contexts: list, inclusion, edition and consultation. */
export const RegisterScreens = ({ place, notFound }: RegisterScreensProps) => {
  const queryClient = useQueryClient();
  const [dataProvider] = useState(() => createDataProvider(registerHttp(queryClient)));
  const { data: i18nProvider } = useQuery({
    queryKey: ['i18n', 'react-admin'],
    queryFn: async () => {
      await loadTexts('cadastro', 'ra');
      return createRaI18nProvider();
    },
    staleTime: Infinity,
  });
  if (!i18nProvider) return <LoadingPage />;
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      store={store}
      authProvider={authProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
    >
      <NotificationRelay />
      <Routes>
        {isSingle(place.register) ? singleRoute(place) : viewRoutes(place, notFound)}
        <Route path="*" element={notFound} />
      </Routes>
    </CoreAdminContext>
  );
};

/** An action without permission does not exist: its address is nobody's. */
const viewRoutes = (place: RegisterPlace, notFound: ReactNode): ReactNode => {
  const own: Record<ViewName, ReactNode> = {
    list: <List place={place} />,
    create: <Form place={place} />,
    edit: <Numbered page={(id) => <Form key={id} place={place} id={id} />} otherwise={notFound} />,
    view: <Numbered page={(id) => <View key={id} place={place} id={id} />} otherwise={notFound} />,
  };
  const { permissions, register } = place;
  const names = (Object.keys(viewPaths) as ViewName[]).filter((name) => permissions[name] !== undefined);
  const loads = permissions.create ?? permissions.edit;
  return [
    ...names.map((name) => {
      const custom = register.definicao.screen?.[name] === 'custom';
      const page = custom ? (bespoke(place, name) ?? notFound) : own[name];
      return (
        <Route
          key={name}
          path={place.base + viewPaths[name]}
          element={<Allowed place={place} permission={permissions[name]} page={page} />}
        />
      );
    }),
    loads !== undefined && (
      <Route
        key="importacao"
        path={registerPath.transfer(place)}
        element={<Allowed place={place} permission={loads} page={<Transfer place={place} />} />}
      />
    ),
  ];
};

const singleRoute = (place: RegisterPlace): ReactNode => {
  const { permissions, register } = place;
  const { edit, view } = permissions;
  const custom = register.definicao.screen?.edit === 'custom';
  const page = (custom && bespoke(place, 'edit')) || <Single place={place} />;
  // either permission opens the only screen; the screen itself shows what each allows
  const opened = view !== undefined && register.acoes.includes('view') ? view : (edit ?? view);
  return <Route path={place.base} element={<Allowed place={place} permission={opened} page={page} />} />;
};

const bespoke = (place: RegisterPlace, name: ViewName): ReactNode => {
  const Page = bespokeView(place, name);
  return (
    Page && (
      <RegisterProvider place={place}>
        <Page />
      </RegisterProvider>
    )
  );
};

interface AllowedProps {
  readonly place: RegisterPlace;
  readonly permission: string | undefined;
  readonly page: ReactNode;
}

const Allowed = ({ place, permission, page }: AllowedProps) => (
  <Permitted screen={{ path: place.base, permission, name: place.title.many }}>{page}</Permitted>
);

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
