import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '#src/engine/field.ts';
import { fieldsAsShown } from '#src/engine/form/form-order.ts';
import { sectionsOf } from '#src/engine/form/layout.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { rafaelOfOneUnit as rafael } from './rafael.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

/** The form of a person, whose document stands above the e-mail though the definition says the e-mail first. */
const openPerson = async (...erros: { campo: string; mensagem: string }[]) => {
  const { seen } = fakeApi({
    'GET usuario/1': { payload: rafael },
    'PUT usuario/1': refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'Confira.',
      erros,
    }),
  });
  await openRegister(registerNamed('usuario'), '/administracao/usuario/edicao/1');
  await screen.findByLabelText('E-mail');
  return seen;
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

describe('the first fault', () => {
  it('is the one nearest the top of the screen', async () => {
    await openPerson();
    await userEvent.type(screen.getByLabelText('E-mail'), '@');
    await userEvent.type(screen.getByLabelText(/^CPF/), '{Backspace}');
    await save();
    expect(await screen.findByText('2 campos precisam de atenção')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^CPF/)).toHaveFocus());
  });

  it('of what the server refused too, in whatever order it says them', async () => {
    await openPerson(
      { campo: 'email', mensagem: 'Já é de outra pessoa.' },
      { campo: 'cpf', mensagem: 'Já é de Nair.' },
    );
    await userEvent.type(screen.getByLabelText('Nome'), '!');
    await save();
    expect(await screen.findByText('Já é de outra pessoa.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^CPF/)).toHaveFocus());
  });

  it('of a form of several pages is on the first of them', () => {
    const text = (title: string) => ({ type: 'string', title }) as const;
    const fields = fieldsOf({
      type: 'object',
      properties: { a: text('A'), b: text('B'), c: text('C'), d: text('D') },
    });
    const sections = sectionsOf(
      [
        { title: 'Um', tab: 'Primeira', fields: [['d']] },
        { title: 'Dois', tab: 'Segunda', fields: [['b']] },
        { title: 'Três', tab: 'Primeira', fields: [['c']] },
      ],
      fields,
      'Outros',
    );
    const order = fieldsAsShown(sections, fields).map(({ name }) => name);
    expect(order.filter((name) => name !== 'a')).toEqual(['d', 'c', 'b']);
  });
});

describe('a refusal of a field that the form does not show', () => {
  it('is told in its own words', async () => {
    const seen = await openPerson({ campo: 'motivoBloqueio', mensagem: 'Diga por que foi bloqueada.' });
    await userEvent.type(screen.getByLabelText('Nome'), '!');
    expect(screen.queryByLabelText(/^Motivo/)).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(seen.some(({ method }) => method === 'PUT')).toBe(true));
    expect(await screen.findByText(/Diga por que foi bloqueada\./)).toBeInTheDocument();
    expect(screen.queryByText(/precisa de atenção/)).not.toBeInTheDocument();
  });
});
