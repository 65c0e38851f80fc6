import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileModule } from '#schemas/compile-module.ts';
import { lowerInput } from '#schemas/lower.ts';
import { bindValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import { recordValidator } from '#src/engine/form/validator.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const person = (id: number, nome: string) => ({
  id,
  versao: 1,
  nome,
  login: `pessoa.${id}`,
  ativo: true,
  acoes: ['edit', 'view', 'bloquear'],
});

it('an action offered for a selection asks once and is done to each, with each its own answer', async () => {
  const register = registerNamed('usuario', { acoes: ['list', 'view', 'bloquear'] });
  register.validador.acoes = { bloquear: 'v/bloquear.js' };
  const people = [person(1, 'Ana Prado'), person(2, 'Bento Sales')];
  const { seen } = fakeApi({
    'GET usuario': { payload: { itens: people, total: 2, totalExato: true } },
    'POST usuario/1/acao/bloquear': { payload: {} },
    'POST usuario/2/acao/bloquear': refusal(409, {
      codigo: 'transicaoNaoPermitida',
      tipo: 'AVISO',
      descricao: 'Já está bloqueado.',
      erros: [],
    }),
  });
  const view = await openRegister(register, '/administracao/usuario');
  const input = register.definicao.actions?.find(({ name }) => name === 'bloquear')?.input;
  if (!input) throw new Error('bloquear não pede nada');
  const code = Buffer.from(compileModule(lowerInput(input))).toString('base64');
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as ValidatorModule;
  const validator = recordValidator(bindValidator(module), input);
  view.queryClient.setQueryData(['validador', 'v/bloquear.js'], () => validator);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Ana Prado' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Bento Sales' }));
  const bar = await screen.findByRole('toolbar', { name: 'Ações para os selecionados' });
  // nothing that this person may not do is offered
  expect(within(bar).queryByRole('button', { name: 'Desbloquear 2' })).not.toBeInTheDocument();
  await userEvent.click(within(bar).getByRole('button', { name: 'Bloquear 2' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Licença');
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
  const asked = await screen.findByRole('dialog', { name: 'Bloquear: 2 registros?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Bloquear 2' }));
  const result = await screen.findByRole('dialog', { name: 'Bloquear: 1 feito. 1 não: veja o motivo.' });
  expect(
    within(result)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana Prado Feito', 'Bento Sales Já está bloqueado.']);
  const acts = seen.filter(({ path }) => path.endsWith('/acao/bloquear'));
  expect(acts.map(({ body }) => body)).toEqual([
    { payload: { motivo: 'Licença' } },
    { payload: { motivo: 'Licença' } },
  ]);
});

it('a refused save that says where it is put right leads there', async () => {
  const city = { id: 3, versao: 4, codigo: '31', cidade: 'Serena', estado: 'MG', ativo: true };
  fakeApi({
    'GET cidade/3': { payload: city },
    'PUT cidade/3': refusal(409, {
      codigo: 'aindaTem',
      tipo: 'AVISO',
      descricao: 'Serena ainda tem: unidades (2).',
      erros: [],
      payload: { rota: 'administracao/cidade/passagem/3' },
    }),
  });
  await openRegister(registerNamed('cidade'), '/administracao/cidade/edicao/3');
  await userEvent.type(await screen.findByLabelText('Cidade'), ' Nova');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const told = await screen.findByRole('dialog', { name: 'Ainda não dá para salvar' });
  expect(told).toHaveTextContent('Serena ainda tem: unidades (2).');
  await userEvent.click(within(told).getByRole('button', { name: 'Ver e resolver' }));
  await vi.waitFor(() => expect(address()).toBe('/administracao/cidade/passagem/3'));
});
