import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Register } from '#src/engine/register.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { city } from './belo-horizonte.ts';
import { registerNamed, validatorsOf } from './registers.ts';
import { openRegister } from './render-register.tsx';

const message = 'O cadastro mudou desde que esta página foi aberta.';
const changed = refusal(409, { codigo: 'cadastroMudou', tipo: 'AVISO', descricao: message });

/** The register of cities, some moments later: with a nickname. */
function withNickname(register: Register): Register {
  const { definicao } = register;
  const properties = {
    ...definicao.schema.properties,
    apelido: { type: 'string' as const, title: 'Apelido', maxLength: 40, default: 'sem apelido' },
  };
  return {
    ...register,
    validador: { criar: 'v/criar-novo.js', editar: 'v/editar-novo.js' },
    definicao: {
      ...definicao,
      schema: { ...definicao.schema, properties },
      form: [...(definicao.form ?? []), { title: 'Apelido', fields: [['apelido']] }],
    },
  };
}

const writes = (seen: readonly Seen[]): Seen[] =>
  seen.filter(({ method, path }) => method !== 'GET' && path.startsWith('cidade'));
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

async function openCities(at: string, answers: Record<string, Answer>) {
  const register = registerNamed('cidade');
  const later = withNickname(register);
  const { seen } = fakeApi({ ...answers, 'GET registro': { payload: [later] } });
  const { queryClient } = await openRegister(register, `/administracao/cidade${at && `/${at}`}`);
  for (const [url, validator] of await validatorsOf(later))
    queryClient.setQueryData(['validador', url], () => validator);
  return { seen, register, later };
}

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen({ drafts: true });

it('a field that the register gained while the form was open is read, and what was typed is kept', async () => {
  const saves: Answer[] = [changed, { payload: { ...city, versao: 5 } }];
  const readings: Answer[] = [{ payload: city }, { payload: { ...city, apelido: 'BH' } }];
  const { seen, register, later } = await openCities('edicao/3', {
    'GET cidade/3': () => readings.shift() ?? {},
    'PUT cidade/3': () => saves.shift() ?? {},
  });
  const name = await screen.findByLabelText('Cidade');
  await userEvent.type(name, ' do Sul');
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  // the same field of the same form
  expect(screen.getByLabelText('Cidade')).toBe(name);
  expect(name).toHaveValue('Belo Horizonte do Sul');
  expect(screen.getByRole('textbox', { name: /^Apelido/ })).toHaveValue('BH');
  await save();
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  const [first, second] = writes(seen);
  expect(first?.headers.get('x-registro-validador')).toBe(register.validador.editar);
  expect(first?.body).not.toHaveProperty('payload.apelido');
  expect(second?.headers.get('x-registro-validador')).toBe(later.validador.editar);
  expect(second?.body).toMatchObject({
    payload: { versao: 4, cidade: 'Belo Horizonte do Sul', apelido: 'BH' },
  });
});

it('a new record gets the default of the field that came', async () => {
  const saves: Answer[] = [changed, { payload: { ...city, id: 9 } }];
  const { seen, register, later } = await openCities('cadastro', {
    'POST cidade': () => saves.shift() ?? {},
  });
  await userEvent.type(await screen.findByLabelText('Código'), '3199999');
  await userEvent.type(screen.getByLabelText('Cidade'), 'Vila Serena');
  await userEvent.type(screen.getByRole('combobox', { name: 'Estado' }), 'minas');
  await userEvent.click(await screen.findByRole('option', { name: 'Minas Gerais' }));
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Cidade')).toHaveValue('Vila Serena');
  await save();
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(writes(seen).map(({ headers }) => headers.get('x-registro-validador'))).toEqual([
    register.validador.criar,
    later.validador.criar,
  ]);
  expect(writes(seen)[1]?.body).toMatchObject({
    payload: { cidade: 'Vila Serena', apelido: 'sem apelido' },
  });
});

it('an act for the selected of an old list saves under the definition of now, and erases nothing of it', async () => {
  const saves: Answer[] = [changed, { payload: { ...city, versao: 5, ativo: false } }];
  const listed = { ...city, acoes: ['edit'] };
  const { seen, register, later } = await openCities('', {
    'GET cidade': { payload: { itens: [listed], total: 1, totalExato: true } },
    'GET cidade/3': { payload: { ...city, apelido: 'BH' } },
    'PUT cidade/3': () => saves.shift() ?? {},
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Belo Horizonte/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Inativar 1' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Inativar 1' }),
  );
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(writes(seen).map(({ headers }) => headers.get('x-registro-validador'))).toEqual([
    register.validador.editar,
    later.validador.editar,
  ]);
  expect(writes(seen)[1]?.body).toMatchObject({ payload: { versao: 4, ativo: false, apelido: 'BH' } });
});

it('a register that cannot be read again leaves the form as it is, to be saved later', async () => {
  await openCities('edicao/3', { 'GET cidade/3': { payload: city }, 'PUT cidade/3': changed });
  fakeApi({ 'PUT cidade/3': changed, 'GET registro': 'silence' });
  await userEvent.type(await screen.findByLabelText('Cidade'), '!');
  await save();
  expect(
    await screen.findByText(/O servidor não respondeu; o que você digitou está guardado/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte!');
});
