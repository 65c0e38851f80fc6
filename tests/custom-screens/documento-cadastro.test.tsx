import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { ModeloPersonalizado } from '#schemas/shapes/modelo-personalizado.ts';
import { groupModelos } from '#screens/documento-cadastro/group-modelos.ts';
import { DocumentoCadastro } from '#screens/documento-cadastro/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page } from './inbox-world.ts';

const modelo = (id: number, nome: string, tipo = nome): ModeloCombo => ({
  id,
  codigo: nome.toUpperCase(),
  nome,
  sigla: nome.slice(0, 2).toUpperCase(),
  tipoDocumento: { id, rotulo: tipo },
  formulario: false,
});
const modelos = [modelo(1, 'Despacho'), modelo(2, 'Ofício')];

beforeAll(() => loadTexts('editor', 'modelos-personalizados'));
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

const server = (more: Record<string, Answer> = {}) =>
  fakeApi({
    'GET documento/modelo-combo': ({ query }) =>
      page(modelos.filter(({ nome }) => nome.toLowerCase().includes(query.get('q') ?? ''))),
    'GET documento/modelo-personalizado-combo': page([]),
    'POST documento': { payload: { id: 55 } },
    'GET content/verificar/criar-documento-vinculado/9': { payload: { permitida: true } },
    'GET documento/9/0': {
      payload: { id: 9, numero: 'Edital 41/2026-CCL', assunto: 'Edital', nivelAcesso: 'PUBLICO', sigilo: 0 },
    },
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
const address = (): string | null => screen.getByLabelText('endereço').textContent;

it('by keyboard alone: search, choose, write the subject, create', async () => {
  const { seen } = server();
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro');
  await screen.findByRole('radio', { name: /Ofício/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Pesquisar modelo' }), 'of');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Despacho/ })).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Ofício/ })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveFocus();
  await userEvent.keyboard('Resposta à Câmara{Enter}');
  await waitFor(() => expect(address()).toBe('/principal/documento/edicao/55'));
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'documento')?.body).toEqual({
    payload: { modeloId: 2, assunto: 'Resposta à Câmara' },
  });
});

it('Enter chooses the model that has the focus, as Space does', async () => {
  server();
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro');
  const field = await screen.findByRole('searchbox', { name: 'Pesquisar modelo' });
  await screen.findByRole('radio', { name: /Ofício/ });
  await userEvent.type(field, 'ofí');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Despacho/ })).toBeNull());
  await userEvent.keyboard('{Enter}');
  const radio = screen.getByRole('radio', { name: /Ofício/ });
  expect(radio).toHaveFocus();
  expect(radio).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(radio).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveFocus();
});

it.each([
  ['Compra de cadeiras', 'PUBLICO', 0, 'Resposta: Edital 41/2026-CCL - Compra de cadeiras'],
  ['x'.repeat(400), 'PUBLICO', 0, `Resposta: Edital 41/2026-CCL - ${'x'.repeat(223)}…`],
  ['Sindicância', 'RESTRITO', 0, 'Resposta: Edital 41/2026-CCL'],
  ['Sindicância', 'PUBLICO', 2, 'Resposta: Edital 41/2026-CCL'],
])(
  'the subject of a reply has that of what it answers, where it is open',
  async (assunto, nivelAcesso, sigilo, named) => {
    const answered = { id: 9, numero: 'Edital 41/2026-CCL', assunto, nivelAcesso, sigilo };
    server({ 'GET documento/9/0': { payload: answered } });
    renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro?idContent=9&resposta=true');
    const field = await screen.findByRole('textbox', { name: 'Assunto' });
    await waitFor(() => expect(field).toHaveValue(named));
    expect(named.length).toBeLessThanOrEqual(255);
  },
);

it('ties the new document to the one it was asked from', async () => {
  const { seen } = server();
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro?idContent=9');
  expect(await screen.findByText('Será vinculado a Edital 41/2026-CCL')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: /Despacho/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Despacho{Enter}');
  await waitFor(() => expect(address()).toBe('/principal/documento/edicao/55'));
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'documento')?.body).toEqual({
    payload: { modeloId: 1, assunto: 'Despacho', conteudoVinculado: 9 },
  });
});

it('is not made from what the person does not reach: the reason is told, in the inbox', async () => {
  server({
    'GET content/verificar/criar-documento-vinculado/9': {
      payload: { permitida: false, motivo: 'Nada pode ser vinculado a ele.' },
    },
  });
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro?idContent=9');
  expect(await screen.findByText('Nada pode ser vinculado a ele.')).toBeVisible();
  await waitFor(() =>
    expect(address()).toBe(
      '/principal/caixa-central?redirectFrom=%2Fprincipal%2Fdocumento%2Fcadastro%3FidContent%3D9',
    ),
  );
});

it('says what is missing, and what the server refused', async () => {
  server({
    'POST documento': refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'Confira os campos indicados.',
      erros: [{ campo: 'modeloId', mensagem: 'Este modelo está inativo. Escolha outro.' }],
    }),
  });
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro');
  await screen.findByRole('radio', { name: /Ofício/ });
  await userEvent.click(screen.getByRole('button', { name: 'Criar minuta' }));
  expect(screen.getByText('Escreva o assunto.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Escolha um modelo na lista.');
  await userEvent.click(screen.getByRole('radio', { name: /Ofício/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Carta{Enter}');
  expect(await screen.findByText('Este modelo está inativo. Escolha outro.')).toBeVisible();
});

it('begins with what somebody kept, which whoever kept it renames and removes', async () => {
  const own = (id: number, nome: string, mudar: boolean): ModeloPersonalizado => ({
    id,
    nome,
    mudar,
    autor: 'Rafael Monteiro Lins',
    daUnidade: !mudar,
    sigla: 'OF',
    modelo: { id: 2, rotulo: 'Ofício' },
    tipoDocumento: { id: 2, rotulo: 'Ofício' },
  });
  let kept = [own(7, 'Resposta padrão', true), own(8, 'Da chefia', false)];
  const { seen } = server({
    'GET documento/modelo-personalizado-combo': () => page(kept),
    'PUT documento/modelo-personalizado/7': { payload: null },
    'DELETE documento/modelo-personalizado/7': () => {
      kept = kept.slice(1);
      return { payload: null };
    },
  });
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro');
  const group = await screen.findByRole('group', { name: 'Guardados por você e pela unidade' });
  expect(within(group).getByText('Da unidade')).toBeVisible();
  expect(within(group).queryByRole('button', { name: 'Excluir o modelo Da chefia' })).toBeNull();
  await userEvent.click(within(group).getByRole('button', { name: 'Mudar o modelo Resposta padrão' }));
  const asked = await screen.findByRole('dialog', { name: 'Mudar o modelo Resposta padrão' });
  await userEvent.type(within(asked).getByLabelText('Nome do modelo'), ' 2');
  await userEvent.click(within(asked).getByRole('checkbox'));
  await userEvent.click(within(asked).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      payload: { nome: 'Resposta padrão 2', daUnidade: true },
    }),
  );
  await userEvent.click(within(group).getByRole('radio', { name: /Resposta padrão/ }));
  await userEvent.click(within(group).getByRole('button', { name: 'Excluir o modelo Resposta padrão' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Resposta padrão/ })).toBeNull());
  // what was chosen is gone with it
  expect(screen.getByText('Escolha um modelo na lista.')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: /Da chefia/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Nova{Enter}');
  await waitFor(() => expect(address()).toBe('/principal/documento/edicao/55'));
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'documento')?.body).toEqual({
    payload: { modeloId: 2, modeloPersonalizadoId: 8, assunto: 'Nova' },
  });
});

it('groups by type only when a type has several models', () => {
  expect(groupModelos(modelos)).toEqual([{ tipo: '', modelos }]);
  const several = [modelo(3, 'Simples', 'Termo'), modelo(4, 'Ata'), modelo(5, 'Completo', 'Termo')];
  expect(groupModelos(several).map(({ tipo, modelos: group }) => [tipo, group.length])).toEqual([
    ['Ata', 1],
    ['Termo', 2],
  ]);
});

it('a reply begins named after what it answers, among the models with which that is answered', async () => {
  const { seen } = server();
  renderScreen(<DocumentoCadastro />, '/principal/documento/cadastro?idContent=9&resposta=true');
  const assunto = await screen.findByRole('textbox', { name: 'Assunto' });
  await waitFor(() => expect(assunto).toHaveValue('Resposta: Edital 41/2026-CCL - Edital'));
  const asked = seen.find(({ path }) => path === 'documento/modelo-combo');
  expect([asked?.query.get('resposta'), asked?.query.get('respondeA')]).toEqual(['true', '9']);
  await userEvent.clear(assunto);
  expect(assunto).toHaveValue('');
  await userEvent.type(assunto, 'Defiro');
  expect(assunto).toHaveValue('Defiro');
});
