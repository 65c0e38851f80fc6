import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { Home } from '#screens/home/index.tsx';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { askHelp } from '#src/ui/help.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { counters } from './inbox-world.ts';

/** What the server has of the card. */
let kept: Record<string, unknown> = {};

const open = (meus = 0): void => {
  fakeApi({
    'GET caixa-central/contadores': { payload: { ...counters, meus, minutas: 0 } },
    'GET painel': {
      payload: {
        arranjo: standardHome,
        origem: 'PRODUTO',
        padraoMudou: false,
        lidoEm: '2026-11-18T12:12:00Z',
        blocos: [],
      },
    },
    'PUT preferencias-usuario': ({ body }) => {
      const { payload } = body as { payload: { primeiroDia: Record<string, unknown> } };
      kept = payload.primeiroDia;
      return { payload };
    },
  });
  renderScreen(
    <>
      <Home />
      <HelpHost />
    </>,
    '/',
  );
};
const card = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Primeiro dia' });
const done = (within_: HTMLElement): string[] =>
  within(within_)
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes(', feito'))
    .map((item) => within(item).getByRole('link').textContent);

beforeEach(async () => {
  kept = {};
  await loadTexts();
  openSession(helena(['caixaCentralListar', 'documentoIncluir']));
});
afterEach(() => {
  cleanup();
  closeSession();
});

it('os passos são os que a pessoa pode, e o que aconteceu marca-se sozinho', async () => {
  open(3);
  const sheet = await card();
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a, button')?.textContent),
  ).toEqual([
    'Confira a sua conta',
    'Veja o que chegou',
    'Receba um item',
    'Comece um documento',
    'Abra a ajuda',
  ]);
  await waitFor(() => expect(done(sheet)).toEqual(['Receba um item']));
  expect(within(sheet).getByText('1 de 5')).toBeVisible();
});

it('o passo que não se conta marca-se por abrir', async () => {
  open();
  await userEvent.click(within(await card()).getByRole('link', { name: 'Confira a sua conta' }));
  expect(address()).toBe('/opcoes-usuario/preferencias-usuario');
  await waitFor(() => expect(kept).toEqual({ abertos: ['conta'] }));
});

it('quem administra tem os passos de quem administra', async () => {
  const session = helena(['unidadeListar', 'tarefaListar']);
  openSession({
    ...session,
    dados: { ...session.dados, perfilAcesso: { ...session.dados.perfilAcesso, administrador: true } },
  });
  open();
  const links = within(await card()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Confira as unidades', 'Confira o backup']);
});

it('dispensa-se, não volta sozinho, e volta pela ajuda', async () => {
  open();
  const sheet = await card();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Dispensar' }));
  await waitFor(() => expect(kept).toMatchObject({ dispensado: true }));
  expect(sheet).not.toBeInTheDocument();
  askHelp();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar os primeiros passos' }));
  expect(await card()).toBeVisible();
  await waitFor(() => expect(kept).toMatchObject({ dispensado: false }));
});
