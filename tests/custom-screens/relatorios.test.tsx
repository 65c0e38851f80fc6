import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { MontarRelatorio } from '#screens/relatorio-montar/index.tsx';
import { Relatorios } from '#screens/relatorios/index.tsx';
import { WidgetReport } from '#screens/home/WidgetReport.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const stays: Relatorio = {
  nome: 'permanencia',
  inicio: '2026-01-01',
  fim: '2026-06-30',
  lidos: 1234,
  todos: false,
  linhas: [
    { chave: '3', rotulo: 'PGM · Procuradoria', valores: [12.5, 40, 9, 2], gargalo: true },
    { chave: '4', rotulo: 'SEGES · Gestão', valores: [3, 8.2, 1500, 0] },
  ],
};

const none = { payload: { itens: [], total: 0, totalExato: true } };

/** Helena as who answers for her unit, or not. */
const as = (chefe: boolean): SessaoAberta => {
  const session = helena();
  return { ...session, dados: { ...session.dados, usuarioDepartamento: { secretario: false, chefe } } };
};

const open = (answer: Answer, at: string, chefe = true, more: Readonly<Record<string, Answer>> = {}) => {
  openSession(as(chefe));
  const api = fakeApi({
    'GET relatorio': answer,
    'GET tema': { payload: {} },
    'GET pesquisa-avancada/pesquisas-salvas': none,
    'GET relatorio/envio': none,
    ...more,
  });
  renderScreen(<Relatorios />, at);
  return api;
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the reports', () => {
  it('tell each number in a table, with what they count and which unit holds things up', async () => {
    const { seen } = open(
      { payload: stays },
      '/principal/relatorios?nome=permanencia&inicio=2026-01-01&fim=2026-06-30&unidade=x',
    );
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Unidade', 'Mediana (dias)', '90 % em até (dias)', 'Passagens', 'Lá agora']);
    const [slow, quick] = within(table).getAllByRole('row').slice(1);
    expect(slow).toHaveTextContent(/PGM · Procuradoria.*Gargalo.*12,5.*40,0.*9.*2/);
    expect(quick).toHaveTextContent(/SEGES · Gestão3,08,21\.5000/);
    expect(quick).not.toHaveTextContent('Gargalo');
    expect(screen.getByText('De 1234 conteúdos criados de 01/01/2026 a 30/06/2026.')).toBeVisible();
    expect(screen.getByText(/estes são os 1234 mais novos/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Gráfico: Tempo em cada unidade/ })).toBeInTheDocument();
    const asked = seen.find(({ path }) => path === 'relatorio')?.query ?? [];
    expect(Object.fromEntries(asked)).toEqual({
      nome: 'permanencia',
      inicio: '2026-01-01',
      fim: '2026-06-30',
    });
  });

  it('of more than are read at once, are counted whole when asked, and say how far that is', async () => {
    const all = { ...stays, lidos: 98_765, todos: true };
    const going = { id: 5, feitas: 6, total: 24, pedidaEm: '2026-11-20T13:00:00Z' };
    let now: Answer = { payload: { ...going, situacao: 'FAZENDO' } };
    const { seen } = open({ payload: stays }, '/principal/relatorios?nome=permanencia', true, {
      'POST relatorio/contagem': { payload: { ...going, feitas: 0, situacao: 'ESPERA' } },
      'GET relatorio/contagem/5': () => now,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Contar todos' }));
    expect(await screen.findByText('Contando todos os conteúdos: 25 %')).toBeVisible();
    expect(address()).toBe('/principal/relatorios?nome=permanencia&contagem=5');
    expect(seen.find(({ path }) => path === 'relatorio/contagem')?.body).toEqual({
      payload: { relatorio: { nome: 'permanencia' } },
    });
    expect(screen.getByText('De 1234 conteúdos criados de 01/01/2026 a 30/06/2026.')).toBeVisible();
    now = {
      payload: { ...going, situacao: 'PRONTA', terminadaEm: '2026-11-20T13:01:00Z', relatorio: all },
    };
    expect(await screen.findByText(/De 98.?765 conteúdos/, {}, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText(/Contados todos às/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Contar todos' })).not.toBeInTheDocument();
    // another question is not answered by it
    await userEvent.click(screen.getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prazos cumpridos e atrasados' }));
    await waitFor(() => expect(address()).toBe('/principal/relatorios?nome=prazos'));
  });

  it('in a block of the home say of how many they are, where they do not count all', async () => {
    openSession(as(true));
    fakeApi({});
    renderScreen(<WidgetReport relatorio={stays} drawn={false} most={1} />, '/');
    expect(await screen.findByText(/^Dos 1234 conteúdos mais novos/)).toBeVisible();
    cleanup();
    renderScreen(<WidgetReport relatorio={{ ...stays, todos: true }} drawn={false} most={1} />, '/');
    expect(await screen.findByText('PGM · Procuradoria')).toBeVisible();
    expect(screen.queryByText(/mais novos/)).not.toBeInTheDocument();
  });

  it('keep in the address which one is read', async () => {
    open({ payload: { ...stays, nome: 'tipo', linhas: [] } }, '/principal/relatorios');
    expect(await screen.findByText('Nada a contar')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prazos cumpridos e atrasados' }));
    await waitFor(() => expect(address()).toBe('/principal/relatorios?nome=prazos'));
  });

  it('offer the work of the unit to its chief only, and of no other unit', async () => {
    const work = { ...stays, nome: 'produtividade', linhas: [] };
    const { seen } = open({ payload: work }, '/principal/relatorios?nome=produtividade&unidade=3');
    expect(await screen.findByText('Nada a contar')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Unidade de origem' })).not.toBeInTheDocument();
    const asked = seen.find(({ path }) => path === 'relatorio')?.query ?? [];
    expect(Object.fromEntries(asked)).toEqual({ nome: 'produtividade' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Conteúdos por tipo' }));
    expect(await screen.findByRole('combobox', { name: 'Unidade de origem' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Trabalho da unidade' }));
    await waitFor(() => expect(address()).toBe('/principal/relatorios?nome=produtividade'));
    cleanup();
    open({ payload: { ...stays, nome: 'tipo', linhas: [] } }, '/principal/relatorios', false);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Relatório' }));
    expect(await screen.findByRole('option', { name: 'Prazos cumpridos e atrasados' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Trabalho da unidade' })).not.toBeInTheDocument();
  });

  it('draw as many lines as can be read, and say how many of how many', async () => {
    const linhas = Array.from({ length: 16 }, (_, at) => ({
      chave: String(at),
      rotulo: `Tipo ${at}`,
      valores: [at + 1],
    }));
    open({ payload: { ...stays, nome: 'tipo', linhas } }, '/principal/relatorios');
    expect(
      await screen.findByText('O gráfico mostra as 15 primeiras linhas; a tabela, todas as 16.'),
    ).toBeVisible();
  });

  it('say at its field what was refused of the period, and nothing of what was read before', async () => {
    const why = 'O período tem no máximo três anos.';
    open(
      refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Há campos a corrigir.',
        erros: [{ campo: 'fim', mensagem: why }],
      }),
      '/principal/relatorios?nome=tipo&inicio=2020-01-01&fim=2026-06-30',
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the reports that leave by e-mail', () => {
  const sending: EnvioRelatorio = {
    id: 4,
    nome: 'Da casa',
    pesquisaId: 7,
    cada: 'MES',
    dia: 31,
    hora: '07:30',
    soDiasUteis: false,
    ativo: true,
    proprio: true,
    proximoEm: '2026-11-30T10:30:00Z',
    ultimoEm: '2026-10-31T10:30:00Z',
    pessoas: [{ id: 7, rotulo: 'Helena Duarte Pires' }],
    sairam: ['Rafael Lins'],
    saidas: [{ nome: 'Beatriz Cordeiro', situacao: 'NAO_ENVIADO', motivo: 'Não pode entrar.' }],
  };
  const received: EnvioRelatorio = {
    id: 5,
    nome: 'Conteúdos por mês',
    relatorio: 'mes',
    cada: 'DIA',
    hora: '08:00',
    soDiasUteis: true,
    ativo: false,
    proprio: false,
    de: 'Rafael Lins',
    pessoas: [],
    sairam: [],
    saidas: [],
  };
  const withSendings = (itens: readonly EnvioRelatorio[], more: Readonly<Record<string, Answer>> = {}) => {
    openSession(helena());
    const api = fakeApi({
      'GET relatorio': { payload: { ...stays, nome: 'tipo', linhas: [] } },
      'GET tema': { payload: {} },
      'GET pesquisa-avancada/pesquisas-salvas': none,
      'GET relatorio/envio': { payload: { itens, total: itens.length, totalExato: true } },
      ...more,
    });
    renderScreen(<Relatorios />, '/principal/relatorios');
    return api;
  };

  it('say when they leave, to whom, who left and how the last time went; what is received is left', async () => {
    const { seen } = withSendings([sending, received], { 'POST relatorio/envio/5/sair': { payload: null } });
    const [own, other] = within(await screen.findByRole('list', { name: 'Envios por e-mail' })).getAllByRole(
      'listitem',
    );
    expect(own).toHaveTextContent('Dia 31 de cada mês, às 07:30 · Próximo: 30/11/2026 07:30');
    expect(own).toHaveTextContent('Para Helena Duarte Pires');
    expect(own).toHaveTextContent('Deixou de receber: Rafael Lins');
    expect(own).toHaveTextContent('Beatriz Cordeiro: não enviado. Não pode entrar.');
    expect(other).toHaveTextContent('Todo dia útil às 08:00 · Pausado');
    expect(other).toHaveTextContent('Quem manda é Rafael Lins');
    await userEvent.click(screen.getByRole('button', { name: 'Ações do envio de Conteúdos por mês' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Não receber mais' }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('relatorio/envio/5/sair'));
  });

  it('are made in a dialog, with who makes them among those who receive, and say at its field what is wrong', async () => {
    const why = 'Há quem não seja da sua organização, ou não esteja em atividade.';
    const { seen } = withSendings([], {
      'POST relatorio/envio': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Há campos a corrigir.',
        erros: [{ campo: 'pessoas', mensagem: why }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Programar envio' }));
    const dialog = await screen.findByRole('dialog', { name: 'Programar envio' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Programar' }));
    expect(await within(dialog).findByText('Escolha um relatório.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Conteúdos por mês' }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'No dia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sexta-feira' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Programar' }));
    expect(await within(dialog).findByText(why)).toBeVisible();
    expect(seen.find(({ method, path }) => method === 'POST' && path === 'relatorio/envio')?.body).toEqual({
      payload: {
        relatorio: 'mes',
        cada: 'SEMANA',
        dia: 5,
        hora: '08:00',
        soDiasUteis: true,
        ativo: true,
        pessoas: [7],
      },
    });
  });
});

describe('a report that somebody builds', () => {
  const built: RelatorioMontado = {
    linha: 'unidadeOrigem',
    coluna: 'fase',
    forma: 'barras',
    inicio: '2026-01-01',
    fim: '2026-11-20',
    lidos: 9,
    todos: true,
    colunas: ['Minuta', 'Concluído'],
    linhas: [
      { chave: '3', rotulo: 'PGM · Procuradoria', valores: [2, 4] },
      { chave: '4', rotulo: 'SEGES · Gestão', valores: [3, 0] },
    ],
  };
  const saved: PesquisaSalva = {
    id: 7,
    nome: 'Da casa',
    casoDeUso: 'Documento',
    json: { documentoFiltro: { q: 'frota', fase: 1 } },
    propria: false,
    compartilhada: true,
    de: 'Helena Pires',
    relatorio: { linha: 'unidadeOrigem', coluna: 'fase', forma: 'barras', periodo: 'ano' },
  };
  const openBuilt = (at: string, itens: readonly PesquisaSalva[]) => {
    const api = fakeApi({
      'POST relatorio/montar': { payload: built },
      'GET pesquisa-avancada/pesquisas-salvas': {
        payload: { itens, total: itens.length, totalExato: true },
      },
      'GET tema': { payload: {} },
      'GET pesquisa-avancada/opcoes': {
        payload: { itens: [{ id: 1, rotulo: 'Valor estimado' }], total: 1, totalExato: true },
      },
    });
    openSession(helena());
    renderScreen(<MontarRelatorio />, at);
    return api;
  };

  it('shared by somebody else, says whose it is and what it counts, and adds its lines up', async () => {
    const { seen } = openBuilt('/principal/relatorios/montar?salvo=7', [saved]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Da casa' })).toBeVisible();
    expect(screen.getByText('Compartilhada por Helena Pires')).toBeVisible();
    expect(screen.getByText('com “frota”')).toBeVisible();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Unidade de origemMinutaConcluídoTotal',
      'PGM · Procuradoria246',
      'SEGES · Gestão303',
      'Total549',
    ]);
    expect(seen.find(({ path }) => path === 'relatorio/montar')?.body).toEqual({
      payload: {
        casoDeUso: saved.casoDeUso,
        json: saved.json,
        relatorio: saved.relatorio,
      },
    });
    // it is not this person's to change
    expect(screen.getByRole('button', { name: 'Salvar como outro' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mais ações' })).not.toBeInTheDocument();
  });

  it('keeps in the address what is counted, and says so of one that is gone', async () => {
    openBuilt('/principal/relatorios/montar?linha=fase&forma=pizza', []);
    await userEvent.click(await screen.findByRole('combobox', { name: 'E por' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mês de criação' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/principal/relatorios/montar?tipo=0&linha=fase&forma=pizza&periodo=12meses&coluna=mes',
      ),
    );
    // a sum is asked for only once it is said of what
    await userEvent.click(screen.getByRole('combobox', { name: 'Medir' }));
    await userEvent.click(await screen.findByRole('option', { name: 'A soma de um campo' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Campo somado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Valor estimado' }));
    await waitFor(() => expect(address()).toContain('medida=soma&campo=Valor+estimado'));
    cleanup();
    openBuilt('/principal/relatorios/montar?salvo=8', [saved]);
    expect(await screen.findByText('Este relatório não existe mais')).toBeVisible();
  });
});
