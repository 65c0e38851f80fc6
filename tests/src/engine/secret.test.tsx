import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, puts, refusal } from '../fake-api.ts';
import { rafaelOfOneUnit as rafael } from './rafael.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const openUser = async () => {
  const api = fakeApi({
    'GET usuario/1': { payload: rafael },
    'PUT usuario/1': refusal(500, { descricao: 'Basta ver.' }),
  });
  await openRegister(registerNamed('usuario'), '/administracao/usuario/edicao/1');
  await screen.findByRole('button', { name: 'Trocar Senha' });
  return api;
};
const change = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Trocar Senha' }));
const first = () => screen.getByLabelText(/^Senha(?! outra vez)/);
const second = () => screen.getByLabelText('Senha outra vez');
const unequal = 'O que foi digitado nos dois campos não é igual.';

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

describe('a password', () => {
  it('is kept when left alone, and sent only when typed', async () => {
    const { seen } = await openUser();
    await userEvent.click(screen.getByLabelText(/^Ramal/));
    await userEvent.paste('2117');
    await save();
    await waitFor(() => expect(puts(seen)).toMatchObject([{ ramal: '2117', versao: 3 }]));
    expect(puts(seen)[0]).not.toHaveProperty('senha');
    await change();
    await userEvent.paste('uma senha longa');
    await userEvent.click(second());
    await userEvent.paste('uma senha longa');
    await save();
    await waitFor(() => expect(puts(seen)).toHaveLength(2));
    expect(puts(seen)[1]).toMatchObject({ senha: 'uma senha longa' });
    expect(JSON.stringify(puts(seen)[1]).match(/uma senha longa/g)).toHaveLength(1);
  });

  it('is not sent until it was typed the same twice, which is said when both were left', async () => {
    const { seen } = await openUser();
    await change();
    await userEvent.paste('uma senha longa');
    await userEvent.click(second());
    expect(screen.queryByText(unequal)).not.toBeInTheDocument();
    await userEvent.paste('uma senha lenta');
    await userEvent.click(screen.getByLabelText(/^Ramal/));
    expect(await screen.findByText(unequal)).toBeInTheDocument();
    expect(second()).toBeInvalid();
    expect(second()).toHaveAccessibleDescription(expect.stringContaining(unequal));
    await save();
    await waitFor(() => expect(first()).toHaveFocus());
    expect(puts(seen)).toEqual([]);
    await userEvent.clear(second());
    await userEvent.click(second());
    await userEvent.paste('uma senha longa');
    expect(screen.queryByText(unequal)).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(puts(seen)).toMatchObject([{ senha: 'uma senha longa' }]));
  });

  it('that is to be kept after all asks for nothing', async () => {
    const { seen } = await openUser();
    await change();
    await userEvent.paste('uma senha longa');
    await userEvent.click(screen.getByRole('button', { name: 'Manter a atual' }));
    await userEvent.click(screen.getByLabelText(/^Ramal/));
    await userEvent.paste('2117');
    await save();
    await waitFor(() => expect(puts(seen)).toMatchObject([{ ramal: '2117' }]));
    expect(puts(seen)[0]).not.toHaveProperty('senha');
  });
});
