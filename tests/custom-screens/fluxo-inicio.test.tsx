import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { IniciosFluxo } from '#schemas/shapes/fluxo-inicio.ts';
import { OndeComeca } from '#screens/fluxo-gerenciar/components/OndeComeca.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const desenho = { fluxo: { id: 4, codigo: 'COMPRA', nome: 'Compra', ativo: true }, versoes: [] };
const registers = (oficio: boolean, motivo?: string): IniciosFluxo => ({
  cadastros: [
    { cadastro: 'modelo-documento', titulo: 'Modelos de documento', itens: [], ...(motivo && { motivo }) },
    {
      cadastro: 'tipo-documento',
      titulo: 'Tipos de documento',
      itens: oficio ? [{ id: 9, nome: 'Ofício', ativo: true }] : [],
    },
    { cadastro: 'tipo-processo', titulo: 'Tipos de processo', itens: [] },
  ],
});

it('um tipo se escolhe, dito o que ele deixa de iniciar, e desfazer o devolve ao fluxo de antes', async () => {
  let starts = false;
  const put = (body: unknown) => {
    starts = (body as { payload: { inicia: boolean } }).payload.inicia;
    return { payload: registers(starts) };
  };
  const { seen } = fakeApi({
    'GET fluxo/4/inicios': () => ({ payload: registers(starts) }),
    'GET fluxo/4/inicios/candidatos': {
      payload: { itens: [{ id: 9, nome: 'Ofício', iniciaId: 7, inicia: 'Resposta' }] },
    },
    'POST fluxo/4/inicios': ({ body }) => put(body),
    'POST fluxo/7/inicios': () => {
      starts = false;
      return { payload: registers(false) };
    },
  });
  renderScreen(<OndeComeca desenho={desenho} />);
  expect(await screen.findByText('Só começa depois de publicado.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Começar também em um tipo de documento' }));
  const option = await screen.findByRole('option', { name: /Ofício/ });
  expect(option).toHaveTextContent('Hoje inicia Resposta, e deixará de iniciar.');
  await userEvent.click(option);
  const list = await screen.findByRole('list', { name: 'Tipos de documento' });
  expect(within(list).getByText('Ofício')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tipos de documento' })).toBeNull());
  expect(seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['fluxo/4/inicios', { payload: { cadastro: 'tipo-documento', registro: 9, inicia: true } }],
    ['fluxo/7/inicios', { payload: { cadastro: 'tipo-documento', registro: 9, inicia: true } }],
  ]);
});

it('o que inicia se retira; de um cadastro que não se edita, lê-se por quê', async () => {
  const { seen } = fakeApi({
    'GET fluxo/4/inicios': { payload: registers(true, 'Falta permissão.') },
    'POST fluxo/4/inicios': { payload: registers(false, 'Falta permissão.') },
  });
  renderScreen(<OndeComeca desenho={desenho} />);
  expect(await screen.findByText('Falta permissão.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Começar também em um modelo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deixar de começar em Ofício' }));
  expect(await screen.findByText('Ofício deixa de iniciar este fluxo.')).toBeVisible();
  expect(seen.at(-2)?.body).toEqual({
    payload: { cadastro: 'tipo-documento', registro: 9, inicia: false },
  });
});
