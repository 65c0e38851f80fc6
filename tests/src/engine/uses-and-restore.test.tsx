import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const city = {
  id: 3,
  versao: 4,
  codigo: '3106200',
  cidade: 'Belo Horizonte',
  estado: 'MG',
  acoes: [{ nome: 'edit', permitida: true }],
};
const at = '/administracao/cidade/consulta/3';

describe('the uses of a record', () => {
  it('say who points to it, with the way to them where a filter leads there', async () => {
    const itens: { registro?: string; titulo: string; campo?: string; total: number }[] = [
      { registro: 'interessado', titulo: 'Interessados', campo: 'Cidade', total: 12 },
      { titulo: 'Documentos', total: 1000 },
    ];
    fakeApi({
      'GET cidade/3': { payload: city },
      'GET cidade/3/usos': { payload: { itens, total: 2, totalExato: true } },
    });
    const interessado = registerNamed('interessado');
    const { list } = interessado.definicao;
    const field = Object.entries(interessado.definicao.schema.properties).find(
      ([, property]) => property['x-relation']?.resource === 'cidade',
    );
    if (list && field) list.filters = [...(list.filters ?? []), field[0]];
    const use = itens[0];
    if (use) use.campo = field?.[1].title ?? '';
    await openRegister(registerNamed('cidade'), at, { others: [interessado] });
    await userEvent.click(await screen.findByRole('tab', { name: 'Usado em' }));
    const link = await screen.findByRole('link', { name: 'Interessados' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `/administracao/interessado?filter={"${field?.[0] ?? ''}":3}`,
    );
    expect(screen.getByRole('row', { name: /Documentos/ })).toHaveTextContent('1000 ou mais');
  });

  it('say that there is none', async () => {
    fakeApi({
      'GET cidade/3': { payload: city },
      'GET cidade/3/usos': { payload: { itens: [], total: 0, totalExato: true } },
    });
    await openRegister(registerNamed('cidade'), `${at}?aba=usos`);
    expect(await screen.findByText('Nada usa este registro')).toBeInTheDocument();
  });
});

describe('a version of the history', () => {
  const history = [
    { id: 9, momento: '2026-11-20T12:00:00Z', tipo: 'alteracao', versao: 4, usuario: 'Rafael', campos: [] },
    {
      id: 8,
      momento: '2026-11-19T12:00:00Z',
      tipo: 'alteracao',
      versao: 3,
      usuario: 'Otávio Brandão',
      substituido: 'Helena Duarte Pires',
      campos: [{ campo: 'cidade', antes: 'BH', depois: 'Belo Horizonte' }],
    },
  ];
  const page = { payload: { itens: history, total: 2, totalExato: true } };

  it('comes back after asking, over the version that was read', async () => {
    const { seen } = fakeApi({
      'GET cidade/3': { payload: city },
      'GET cidade/3/historico': page,
      'POST cidade/3/restaurar': {
        payload: { ...city, versao: 5, avisos: [{ campo: 'cidade', mensagem: 'Confira o código.' }] },
      },
    });
    await openRegister(registerNamed('cidade'), `${at}?aba=historico`);
    expect(
      await screen.findByText('Otávio Brandão, por substituição de Helena Duarte Pires'),
    ).toBeInTheDocument();
    // the version in force is not offered
    await userEvent.click(screen.getByRole('button', { name: 'Restaurar esta versão' }));
    const dialog = await screen.findByRole('dialog', { name: 'Restaurar a versão 3?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurar esta versão' }));
    expect(
      await screen.findByText('Restaurada a versão 3 de Belo Horizonte/Minas Gerais.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Confira o código.')).toBeInTheDocument();
    expect(seen.find(({ path }) => path === 'cidade/3/restaurar')?.body).toEqual({
      payload: { versao: 3, versaoAtual: 4 },
    });
  });

  it('says why it may not, and is not offered to who only reads', async () => {
    fakeApi({
      'GET cidade/3': { payload: city },
      'GET cidade/3/historico': page,
      'POST cidade/3/restaurar': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'codigo', mensagem: 'Já está em uso.' }],
      }),
    });
    const view = await openRegister(registerNamed('cidade'), `${at}?aba=historico`);
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar esta versão' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurar esta versão' }));
    expect(await screen.findByText('Código: Já está em uso.')).toBeInTheDocument();
    view.unmount();
    await openRegister(registerNamed('cidade', { acoes: ['list', 'view'] }), `${at}?aba=historico`);
    await screen.findByText('Otávio Brandão, por substituição de Helena Duarte Pires');
    expect(screen.queryByRole('button', { name: 'Restaurar esta versão' })).not.toBeInTheDocument();
  });
});

describe('a relation of a form', () => {
  it('lets one create what is not there, and has it chosen', async () => {
    const cargo = registerNamed('cargo');
    const user = registerNamed('usuario');
    const created = { id: 77, versao: 1, codigo: '40', descricao: 'Leiloeiro', ativo: true };
    const { seen } = fakeApi({
      'GET perfil-acesso/combo': { payload: { itens: [], total: 0, totalExato: true } },
      'GET cargo/combo': { payload: { itens: [], total: 0, totalExato: true } },
      'POST cargo': { payload: created },
    });
    await openRegister(user, '/administracao/usuario/cadastro', {
      others: [cargo, registerNamed('perfil-acesso', { acoes: ['list'] })],
    });
    const field = await screen.findByRole('combobox', { name: /^Cargo/ });
    await userEvent.click(field);
    await userEvent.paste('Leiloeiro');
    await userEvent.click(await screen.findByRole('option', { name: 'Criar cargo “Leiloeiro”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Novo cargo' });
    expect(within(dialog).getByDisplayValue('Leiloeiro')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Código' }), '40');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: /^Cargo/ })).toHaveValue('Leiloeiro');
    expect(
      seen.filter(({ method, path }) => method === 'POST' && path !== 'login/atualizar-token'),
    ).toMatchObject([{ path: 'cargo', body: { payload: { codigo: '40', descricao: 'Leiloeiro' } } }]);
    // of a register that one may not create in, nothing is offered
    await userEvent.type(screen.getByRole('combobox', { name: /^Perfil/ }), 'abc');
    await screen.findByText('Nada encontrado');
    expect(screen.queryByRole('option', { name: /^Criar/ })).not.toBeInTheDocument();
  });
});
