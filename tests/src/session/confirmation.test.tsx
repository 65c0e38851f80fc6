import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { http, listenToConfirmations } from '#src/data/http.ts';
import { askConfirmation } from '#src/session/confirmation.ts';
import { ConfirmationHost } from '#src/session/ConfirmationHost.tsx';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

/** A server that wants a proof for each save, and takes the right password or code as one. */
const server = (por: 'SENHA' | 'CODIGO') => {
  let proved = false;
  const prove: Answer = ({ body }) => {
    const { senha, codigo } = (body as { payload: { senha?: string; codigo?: string } }).payload;
    proved = senha === 'minha-senha' || codigo === '123456';
    const descricao = 'Não confere.';
    return proved
      ? { payload: null }
      : refusal(422, { codigo: 'senhaNaoConfere', tipo: 'VALIDACAO', descricao, erros: [] });
  };
  const save: Answer = () => {
    if (proved) {
      proved = false;
      return { payload: { id: 1 } };
    }
    const descricao = 'Confirme que é você para continuar.';
    return refusal(428, {
      codigo: 'confirmacaoNecessaria',
      tipo: 'AVISO',
      descricao,
      payload: { por },
      erros: [],
    });
  };
  return fakeApi({ 'PUT configuracao/1': save, 'POST credencial/confirmacao': prove });
};

const save = (smtpServidor: string) => http('configuracao/1', { method: 'PUT', body: { smtpServidor } });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirme que é você' }));

beforeEach(() => {
  listenToConfirmations(askConfirmation);
  renderScreen(<ConfirmationHost />);
});

it('asks for the password before the act goes on as it was asked', async () => {
  const { seen } = server('SENHA');
  const saving = save('novo.exemplo');
  const asking = await dialog();
  await userEvent.click(asking.getByRole('button', { name: 'Confirmar' }));
  expect(await asking.findByText('Informe a sua senha.')).toBeInTheDocument();
  await userEvent.type(asking.getByLabelText('Confirme a sua senha'), 'errada{Enter}');
  expect(await asking.findByText('Não confere.')).toBeInTheDocument();
  await userEvent.clear(asking.getByLabelText('Confirme a sua senha'));
  await userEvent.type(asking.getByLabelText('Confirme a sua senha'), 'minha-senha{Enter}');
  expect(await saving).toEqual({ id: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const puts = seen.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => body)).toEqual(Array(2).fill({ payload: { smtpServidor: 'novo.exemplo' } }));
});

it('asks for a code where the person has a second factor, one act at a time', async () => {
  server('CODIGO');
  const saving = [save('um.exemplo'), save('dois.exemplo')];
  for (const _ of saving) {
    const field = await (await dialog()).findByLabelText('Código');
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
  }
  expect(await Promise.all(saving)).toEqual([{ id: 1 }, { id: 1 }]);
});

it('gives the act up with what it said', async () => {
  server('SENHA');
  const saving = save('novo.exemplo');
  const refused = expect(saving).rejects.toThrow('Confirme que é você para continuar.');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
  await refused;
});
