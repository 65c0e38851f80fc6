import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const rafael = {
  id: 1,
  versao: 3,
  nome: 'Rafael Monteiro Lins',
  cpf: '52998224725',
  perfilAcesso: 4,
  dataInicio: '2025-02-03',
  ativo: false,
  assinante: true,
  unidades: [{ id: 11, unidade: 5, padrao: true, rotulos: { unidade: 'CCL · Compras' } }],
  criadoEm: '2025-02-03T12:00:00Z',
  rotulos: { perfilAcesso: 'Pregoeiro e equipe', criadoPor: 'Tiago Bastos Meireles' },
  acoes: [
    { nome: 'edit', permitida: true },
    { nome: 'remove', permitida: false, motivo: 'Ainda há documentos com esta pessoa.' },
  ],
};
const openUser = (search = '') =>
  openRegister(registerNamed('usuario'), `/administracao/usuario/consulta/1${search}`);

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('the consultation of a record', () => {
  it('reads the record in the sections of its form', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    await openUser();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Rafael Monteiro Lins' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Inativo').length).toBeGreaterThan(0);
    const identity = screen.getByRole('region', { name: 'Identificação' });
    expect(identity).toHaveTextContent('CPF529.982.247-25');
    expect(identity).toHaveTextContent('MatrículaNão informado');
    expect(screen.getByRole('region', { name: 'Acesso' })).toHaveTextContent('Início03/02/2025');
    const units = within(screen.getByRole('region', { name: 'Unidades' })).getAllByRole('row');
    expect(units[1]).toHaveTextContent('CCL · ComprasSimNão');
    expect(screen.getByText('Cadastrado em 03/02/2025 por Tiago Bastos Meireles')).toBeInTheDocument();
    expect(screen.queryByText('Senha')).not.toBeInTheDocument();
  });

  it('shows of a grid only the columns that some row has', async () => {
    const executantes = [
      { id: 1, tipo: 'UNIDADE', unidade: 5, rotulos: { unidade: 'CCL' } },
      { id: 2, tipo: 'CARGO', cargo: 3, rotulos: { cargo: 'Pregoeiro' } },
    ];
    fakeApi({ 'GET papel/1': { payload: { id: 1, versao: 1, codigo: 'A', nome: 'Comissão', executantes } } });
    await openRegister(registerNamed('papel'), '/workflow/papel/consulta/1');
    const table = within(await screen.findByRole('region', { name: 'Executantes' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Quem',
      'Unidade',
      'Cargo',
    ]);
    expect(table.getAllByRole('row')[2]).toHaveTextContent('Quem tem um cargoPregoeiro');
  });

  it('offers what is allowed and says why not for the rest', async () => {
    const city = { id: 3, versao: 1, codigo: '1', cidade: 'Abaeté', estado: 'MG', acoes: rafael.acoes };
    fakeApi({ 'GET cidade/3': { payload: city } });
    await openRegister(registerNamed('cidade'), '/administracao/cidade/consulta/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    expect(screen.getByRole('menuitem', { name: /Excluir/ })).toHaveTextContent(
      'Ainda há documentos com esta pessoa.',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(address()).toBe('/administracao/cidade/edicao/3'));
  });

  it('runs an action of the definition after its question', async () => {
    const register = registerNamed('usuario');
    register.definicao.actions = [
      {
        name: 'testar',
        title: 'Testar entrada',
        on: 'record',
        permission: 'usuarioEditar',
        confirm: 'Testar a entrada desta pessoa?',
      },
    ];
    const { seen } = fakeApi({
      'GET usuario/1': { payload: { ...rafael, acoes: [{ nome: 'testar', permitida: true }] } },
      'POST usuario/1/acao/testar': {},
    });
    await openRegister(register, '/administracao/usuario/consulta/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Testar entrada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Testar a entrada desta pessoa?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Testar entrada' }));
    expect(await screen.findByText('Feito: Testar entrada.')).toBeInTheDocument();
    expect(seen.filter(({ path }) => path === 'usuario/1/acao/testar')).toHaveLength(1);
  });

  it('tells the history: who, for whom, each field before and after', async () => {
    const itens = [
      {
        id: 3,
        momento: '2026-11-19T13:31:00Z',
        tipo: 'ato',
        texto: 'Bloqueou',
        motivo: 'Licença',
        campos: [],
      },
      {
        id: 2,
        momento: '2026-11-18T13:31:00Z',
        tipo: 'alteracao',
        usuario: 'Rafael Lins',
        substituido: 'Helena Duarte Pires',
        unidade: 'CCL',
        campos: [
          { campo: 'ativo', antes: true, depois: false },
          { campo: 'unidades', depois: [{ unidade: 'CCL', padrao: true }] },
        ],
      },
      {
        id: 1,
        momento: '2025-02-03T12:00:00Z',
        tipo: 'criacao',
        campos: [{ campo: 'nome', depois: 'Rafael' }],
      },
    ];
    fakeApi({
      'GET usuario/1': { payload: rafael },
      'GET usuario/1/historico': { payload: { itens, total: 3, totalExato: true } },
    });
    await openUser('?aba=historico');
    const trail = await screen.findByRole('list', { name: 'Histórico' });
    const [blocking, change, creation] = within(trail).getAllByRole('listitem');
    expect(blocking).toHaveTextContent('Bloqueou');
    expect(blocking).toHaveTextContent('Licença');
    expect(change).toHaveTextContent('Rafael Lins, por substituição de Helena Duarte Pires · CCL');
    const rows = within(change as HTMLElement)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['CampoAntesDepois', 'AtivoSimNão', 'Unidades—CCL · Padrão']);
    expect(creation).toHaveTextContent('O sistema');
  });

  it('says the same of a record that does not exist and of one out of reach', async () => {
    fakeApi({ 'GET usuario/1': refusal(404, { codigo: 'naoEncontrado', descricao: 'Não encontrado.' }) });
    await openUser();
    expect(await screen.findByRole('heading', { level: 1, name: 'Não encontrado' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver usuários' })).toHaveAttribute(
      'href',
      '/administracao/usuario',
    );
  });
});
