import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

/** A register with a grid of names. */
const openNames = (...names: string[]) => {
  fakeApi({
    'GET dominio/1': {
      payload: {
        id: 1,
        versao: 1,
        enderecoPublico: 'https://malote.exemplo',
        dominiosEmail: names.map((name, index) => ({ id: index + 1, dominio: `${name}.exemplo` })),
      },
    },
  });
  return openRegister(registerNamed('dominio'), '/administracao/dominio/edicao/1');
};
const inputs = (): HTMLInputElement[] => screen.queryAllByRole('textbox', { name: /^Domínio, Linha/ });
const written = (): string[] => inputs().map(({ value }) => value);
const remove = async (line: number): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `Remover a linha ${line}` }));

describe('a row taken back', () => {
  it('returns to its place and leaves alone what was done to the others meanwhile', async () => {
    await openNames('um', 'dois', 'tres');
    await remove(2);
    await waitFor(() => expect(written()).toEqual(['um.exemplo', 'tres.exemplo']));
    await userEvent.type(inputs()[1] as HTMLElement, '.br');
    await userEvent.click(screen.getByRole('button', { name: /^Incluir domínio/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(written()).toEqual(['um.exemplo', 'dois.exemplo', 'tres.exemplo.br', '']));
  });
});

describe('the focus after a removal', () => {
  const handle = (line: number) =>
    screen.getByRole('button', { name: new RegExp(`^Mover a linha ${line}\\.`) });

  it('goes to the row that took the place, to the one before when there is none, and to the button at last', async () => {
    await openNames('um', 'dois', 'tres');
    await remove(2);
    await waitFor(() => expect(handle(2)).toHaveFocus());
    expect(written()).toEqual(['um.exemplo', 'tres.exemplo']);
    await remove(2);
    await waitFor(() => expect(handle(1)).toHaveFocus());
    await remove(1);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Incluir domínio/ })).toHaveFocus());
    expect(screen.getByText(/Inclua ao menos uma\.$/)).toBeVisible();
  });
});

describe('rows within rows', () => {
  it('keep their handles out of the moves of the outer ones', async () => {
    const hours = (...starts: string[]) =>
      starts.map((inicio, index) => ({ id: index + 1, inicio, fim: '23:00' }));
    fakeApi({
      'GET faixa-horario/1': {
        payload: {
          id: 1,
          versao: 1,
          descricao: 'Expediente',
          ativo: true,
          conjuntos: [
            { id: 1, dias: [1], horarios: hours('08:00', '13:00') },
            { id: 2, dias: [6], horarios: hours('09:00') },
          ],
        },
      },
    });
    await openRegister(registerNamed('faixa-horario'), '/administracao/faixa-horario/edicao/1');
    const grid = await screen.findByRole('table', { name: 'Dias e horários' });
    const outer = (line: number) =>
      within([...(grid as HTMLTableElement).tBodies][line - 1] as HTMLElement).getAllByRole('button', {
        name: /^Mover a linha/,
      })[0];
    outer(1)?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getAllByLabelText(/^Início, Linha 1/)[0]).toHaveValue('09:00'));
    await waitFor(() => expect(outer(2)).toHaveFocus());
  });
});

describe('a row included after a try to save', () => {
  it('shows no fault until one leaves its field', async () => {
    await openNames('um');
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Domínio, Linha 1/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(inputs()[0]).toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: /^Incluir domínio/ }));
    await waitFor(() => expect(inputs()[1]).toHaveFocus());
    expect(inputs()[0]).toBeInvalid();
    expect(inputs()[1]).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(inputs()[1]).toBeInvalid());
  });
});
