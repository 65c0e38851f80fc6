import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, puts, type Answer } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

/** A row of the list: without the grid and the long text, which only the record itself has. */
const row = { id: 2, versao: 7, codigo: 'EXEC', nome: 'Executor', ativo: true, acoes: ['edit', 'view'] };
const whole = {
  ...row,
  descricao: 'Quem despacha.',
  executantes: [{ id: 21, tipo: 'USUARIO', usuario: 4, rotulos: { usuario: 'Rafael Lins' } }],
  acoes: [{ nome: 'edit', permitida: true }],
};
const list: Answer = { payload: { itens: [row], total: 1, totalExato: true } };

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen({ drafts: true });

describe('a click on a row', () => {
  const openList = async () => {
    fakeApi({ 'GET papel': list, 'GET papel/2': { payload: whole } });
    await openRegister(registerNamed('papel'), '/workflow/papel');
    return screen.findByRole('row', { name: /Executor/ });
  };

  it('opens the record as a click on its name does', async () => {
    const row = await openList();
    await userEvent.click(within(row).getByText('EXEC'));
    await waitFor(() => expect(address()).toBe('/workflow/papel/consulta/2'));
    expect(await screen.findByText('Fluxos de trabalho')).toBeInTheDocument();
  });

  it('does nothing on the controls of the row, around them, or in the menu that one of them opens', async () => {
    const row = await openList();
    await userEvent.click(within(row).getByRole('checkbox'));
    expect(row).toHaveAttribute('aria-selected', 'true');
    for (const name of ['gridcell', 'cell'])
      for (const cell of within(row).queryAllByRole(name))
        if (within(cell).queryByRole('checkbox') ?? within(cell).queryByRole('button'))
          await userEvent.click(cell);
    await userEvent.click(within(row).getByRole('button', { name: /ações/i }));
    await userEvent.click(await screen.findByRole('menu'));
    expect(address()).toBe('/workflow/papel');
  });

  it('selects text without opening anything', async () => {
    const row = await openList();
    const value = within(row).getByText('EXEC');
    getSelection()?.selectAllChildren(value);
    fireEvent.click(value);
    expect(address()).toBe('/workflow/papel');
    getSelection()?.removeAllRanges();
    fireEvent.click(value);
    await waitFor(() => expect(address()).toBe('/workflow/papel/consulta/2'));
  });
});

describe('a record opened from the list', () => {
  it('is edited whole: what the list leaves out is saved too', async () => {
    const { seen } = fakeApi({
      'GET papel': list,
      'GET papel/2': { payload: whole },
      'PUT papel/2': { payload: { ...whole, versao: 8 } },
    });
    await openRegister(registerNamed('papel'), '/workflow/papel');
    await userEvent.click(await screen.findByRole('link', { name: 'Editar Executor' }));
    await userEvent.type(await screen.findByLabelText('Nome'), ' geral');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(seen)).toHaveLength(1));
    expect(puts(seen)[0]).toEqual({
      versao: 7,
      codigo: 'EXEC',
      nome: 'Executor geral',
      descricao: 'Quem despacha.',
      ativo: true,
      executantes: [{ id: 21, tipo: 'USUARIO', usuario: 4 }],
    });
  });

  it('is shown whole, and edited from there as it is by then', async () => {
    const answers: Answer[] = [
      { payload: whole },
      { payload: { ...whole, versao: 8, nome: 'Executor de hoje' } },
    ];
    const { seen } = fakeApi({
      'GET papel': list,
      'GET papel/2': () => answers.shift() ?? {},
      'PUT papel/2': { payload: { ...whole, versao: 9 } },
    });
    await openRegister(registerNamed('papel'), '/workflow/papel');
    await userEvent.click(await screen.findByRole('link', { name: 'Consultar Executor' }));
    expect(await screen.findByText('Rafael Lins')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue('Executor de hoje');
    await userEvent.type(screen.getByLabelText('Nome'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(seen)).toMatchObject([{ versao: 8, nome: 'Executor de hoje!' }]));
  });
});
