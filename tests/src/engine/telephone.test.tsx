import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Register } from '#src/engine/register.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi } from '../fake-api.ts';
import { city } from './belo-horizonte.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

/** Cities that also have a telephone. */
function cities(): Register {
  const register = registerNamed('cidade');
  const { schema } = register.definicao;
  const telefone = { type: 'string', format: 'telefone', title: 'Telefone' } as const;
  const properties = { ...schema.properties, telefone };
  return { ...register, definicao: { ...register.definicao, schema: { ...schema, properties } } };
}
const open = async (telefone?: string) => {
  const payload = { ...city, telefone };
  const { seen } = fakeApi({ 'GET cidade/3': { payload }, 'PUT cidade/3': { payload } });
  await openRegister(cities(), '/administracao/cidade/edicao/3');
  return { seen, field: await screen.findByLabelText(/^Telefone/) };
};

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

describe('a telephone', () => {
  it.each([
    ['4733334444', '(47) 3333-4444', '4733334444'],
    ['47999998888', '(47) 99999-8888', '47999998888'],
    ['08006440199', '0800 644 0199', '08006440199'],
    ['+45 12 34 56 78', '+4512345678', '+4512345678'],
  ])('typed as %s shows as %s and is kept as %s', async (typed, shown, kept) => {
    const { seen, field } = await open();
    await userEvent.type(field, typed);
    expect(field).toHaveValue(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        payload: { telefone: kept },
      }),
    );
  });

  it.each([
    ['4733334444', '(47) 3333-4444', '(47) 3333-444'],
    ['08006440199', '0800 644 0199', '0800 644 019'],
    ['+4512345678', '+4512345678', '+451234567'],
  ])('stored as %s shows as %s and loses only what is taken from it', async (stored, shown, left) => {
    const { field } = await open(stored);
    expect(field).toHaveValue(shown);
    await userEvent.type(field, '{Backspace}');
    expect(field).toHaveValue(left);
  });
});
