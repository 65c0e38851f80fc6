import { Outlet, Route, Routes } from 'react-router-dom';
import { loadNaoEncontrado, screens } from '#screens/index.ts';
import type { Screen } from '#screens/screen.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { ScreenName } from '#src/conteudo/screen-name.ts';
import { loadScreen } from './load-screen.ts';
import { Permitted } from './Permitted.tsx';

/** A screen comes together with the texts that it uses. */
const withTexts =
  <T,>(load: () => Promise<T>, texts: readonly string[]) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), loadTexts(...texts)]);
    return loaded;
  };

const SignedInFrame = loadScreen(() => import('./SignedInFrame.tsx').then((module) => module.SignedInFrame));
const RegisterPlaceRoute = loadScreen(() =>
  import('./RegisterPlaceRoute.tsx').then((module) => module.RegisterPlaceRoute),
);
const AreaHome = loadScreen(() => import('./AreaHome.tsx').then((module) => module.AreaHome));
const VerComo = loadScreen(
  withTexts(() => import('./ver-como/VerComo.tsx').then((module) => module.VerComo), ['perfil']),
);
const NaoEncontrado = loadScreen(loadNaoEncontrado);

// those of registers stand inside the register, where its routes put them
const elements = screens
  .filter(({ register }) => register !== true)
  .map((screen) => ({
    screen,
    Page: loadScreen(screen.texts?.length === 0 ? screen.load : withTexts(screen.load, screen.texts ?? [])),
  }));
const inFrame = (frame: Screen['frame']) =>
  elements
    .filter(({ screen }) => screen.frame === frame)
    .map(({ screen, Page }) => (
      <Route
        key={screen.path}
        path={screen.path}
        element={
          frame === 'public' ? (
            <Page />
          ) : (
            <Permitted screen={screen}>
              <ScreenName value={screen.name}>
                <Page />
              </ScreenName>
            </Permitted>
          )
        }
      />
    ));

const verComoPath = '/administracao/perfil-acesso/ver-como';

/** Every address of the client: public screens, screens of the shell, and what the registers define. */
export const AppRoutes = () => (
  <Routes>
    {inFrame('public')}
    <Route
      element={
        <SignedInFrame>
          <Outlet />
        </SignedInFrame>
      }
    >
      {inFrame('shell')}
      <Route
        path="/administracao"
        element={
          // whatever of it the person may open, which may be nothing
          <Permitted
            screen={{ path: '/administracao', open: true, name: text('shell.menu.secoes.administracao') }}
          >
            <AreaHome />
          </Permitted>
        }
      />
      <Route
        path={verComoPath}
        element={
          <Permitted
            screen={{
              path: verComoPath,
              permission: 'perfilAcessoConsultar',
              name: text('shell.menu.secoes.administracao'),
            }}
          >
            <VerComo />
          </Permitted>
        }
      />
      <Route path="*" element={<RegisterPlaceRoute notFound={<NaoEncontrado />} />} />
    </Route>
  </Routes>
);
