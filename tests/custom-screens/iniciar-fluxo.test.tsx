import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { IniciarFluxo } from '#src/conteudo/atos/IniciarFluxo.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const itens = [
  { id: 4, nome: 'Compra direta', versao: 2, doTipo: true, descricao: 'Do pedido à entrega.' },
  { id: 5, nome: 'Férias', versao: 1, doTipo: false },
];

it('escolhe-se o fluxo, o do tipo primeiro, e a recusa fica no campo sem perder a escolha', async () => {
  let tries = 0;
  const { seen } = fakeApi({
    'GET fluxo-conteudo/9/iniciaveis': { payload: { itens } },
    'POST fluxo-conteudo/9/iniciar': () =>
      tries++ === 0
        ? refusal(409, {
            codigo: 'transicaoNaoPermitida',
            tipo: 'VALIDACAO',
            descricao: 'O fluxo Férias já está em andamento.',
            erros: [],
          })
        : { payload: { abertas: [], passos: [] } },
  });
  const onClose = vi.fn();
  renderScreen(<IniciarFluxo id={9} name="Ofício 1/2026" onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Iniciar um fluxo em Ofício 1/2026' });
  expect(within(dialog).getByRole('combobox', { name: 'Fluxo' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Iniciar' }));
  expect(within(dialog).getByText('Escolha o fluxo que se inicia.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Fluxo' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Compra diretaO que este tipo inicia ao concluir. Versão 2. Do pedido à entrega.',
    'FériasVersão 1',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /^Compra direta/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Iniciar' }));
  expect(await within(dialog).findByText('O fluxo Férias já está em andamento.')).toBeVisible();
  expect(within(dialog).getByRole('combobox', { name: 'Fluxo' })).toHaveValue('Compra direta');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Iniciar' }));
  expect(await screen.findByText('Fluxo Compra direta iniciado em Ofício 1/2026.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(seen.at(-1)?.body).toEqual({ payload: { fluxoId: 4, versaoFluxo: 2 } });
});
