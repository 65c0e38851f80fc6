import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Painel } from '#schemas/shapes/painel.ts';
import { inboxQuery } from '#schemas/painel/inbox-query.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { caixaQuery, readCaixa } from '#screens/caixa-central/caixa-url.ts';
import { moveWidget, newId, removeWidget, stepOf } from '#src/painel/arrange.ts';
import { tabLabels, type TabName } from '#src/conteudo/inbox-tabs.ts';
import { fullListPath } from '#src/painel/full-list-path.ts';
import { keepShown } from '#src/painel/keep-shown.ts';
import { emptyText, kindName } from '#src/painel/widget-names.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { greeting, whatWaits } from '#screens/home/greeting.ts';
import { Home } from '#screens/home/index.tsx';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const counters = {
  meus: 8,
  unidade: 31,
  receber: 11,
  acompanhar: 5,
  protocoloExterno: 3,
  conhecimento: 4,
  acompanhando: 17,
  minutas: 6,
  assinar: 1,
  atrasados: 1,
  vencemHoje: 0,
  atividadesAtrasadas: 0,
  naoLidos: 2,
};
const page = (itens: unknown[]): Answer => ({ payload: { itens, total: itens.length, totalExato: true } });
const item = {
  id: 12,
  tipo: 2,
  numero: 'Parecer 148/2026-PGM',
  assunto: 'Parecer sobre o edital',
  situacao: 1,
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  desde: '2026-11-18T12:12:00Z',
  prioridade: 'NORMAL',
  retornoObrigatorio: false,
  checkIn: { situacao: 0 },
  acompanhado: false,
  favorito: false,
  marcadores: [],
  lido: false,
  acoes: [],
};
const toSign = {
  id: 41,
  assinanteId: 1,
  numero: 'Edital 41/2026-CCL',
  assunto: 'Edital do pregão',
  tipoDocumento: 'Edital',
  unidade: 'CCL',
  posicao: 2,
  total: 3,
  estrategia: 'docflow',
  permitido: true,
};
const empty = { total: 0, totalExato: true };
const home = {
  arranjo: standardHome,
  origem: 'PRODUTO',
  padraoMudou: false,
  lidoEm: '2026-11-18T12:12:00Z',
  blocos: [
    { id: 'atalhos', contadores: counters },
    { id: 'paraAssinar', total: 1, totalExato: true, assinar: [toSign] },
    { id: 'aReceber', total: 11, totalExato: true, caixa: [item] },
    { id: 'minutas', ...empty, caixa: [] },
    { id: 'comigo', ...empty, caixa: [] },
    { id: 'mensagens', ...empty, mensagens: [] },
  ],
};
const answers: Record<string, Answer> = {
  'GET caixa-central/contadores': { payload: counters },
  'GET painel': { payload: home },
  'GET pesquisa-avancada/pesquisas-salvas': page([]),
  'POST login/atualizar-token': { payload: {} },
};
const block = (name: string): HTMLElement => screen.getByRole('region', { name });

beforeEach(async () => {
  await loadTexts('painel', 'home');
  openSession(helena());
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the home', () => {
  it('counts, lists what waits and leads to it', async () => {
    fakeApi(answers);
    renderScreen(<Home />);
    expect(
      await within(await screen.findByRole('region', { name: 'Atalhos da caixa' })).findByRole('link', {
        name: /11 ?A receber/,
      }),
    ).toHaveAttribute('href', '/principal/caixa-central?type=receber');
    expect(
      await within(block('A receber')).findByRole('link', { name: /Parecer sobre o edital/ }),
    ).toHaveAttribute('href', '/principal/documento/consulta/12');
    expect(await within(block('Para assinar')).findByText(/assinatura 2 de 3/)).toBeInTheDocument();
    expect(screen.getByText(/1 item atrasado e 1 assinatura espera por você/)).toBeInTheDocument();
    expect(document.title).toBe('Malote - Início');
  });

  it('calls what a tab of the inbox counts by the name of the tab, in the shortcuts and in the blocks', async () => {
    await loadTexts('caixa');
    fakeApi(answers);
    renderScreen(<Home />);
    const shortcuts = within(await screen.findByRole('region', { name: 'Atalhos da caixa' }));
    const said = shortcuts.getAllByRole('link').flatMap((link) => {
      const query = new URL(link.getAttribute('href') ?? '', 'http://malote').searchParams;
      return query.has('prazo') ? [] : [[query.get('type') as TabName, link.textContent] as const];
    });
    expect(said.map(([tab]) => tab)).toContain('meus');
    for (const [tab, words] of said) expect(words).toMatch(new RegExp(`${text(tabLabels[tab])}$`));
    expect(block(text(tabLabels.meus))).toBeVisible();
  });

  it('says the hour at which what is shown was read today', async () => {
    fakeApi({ ...answers, 'GET painel': { payload: { ...home, lidoEm: new Date().toISOString() } } });
    renderScreen(<Home />);
    await waitFor(() => expect(block('A receber')).toHaveTextContent(/Atualizado \d\d:\d\d$/));
  });

  it('says what will appear where nothing is', async () => {
    fakeApi(answers);
    renderScreen(<Home />);
    await screen.findByRole('region', { name: 'Minhas minutas' });
    expect(within(block('Minhas minutas')).getByText(/Nenhuma minuta/)).toBeInTheDocument();
  });

  it('loses one block and not the others, and asks again', async () => {
    const falha = 'Serviço indisponível. Tente mais tarde';
    let failing = true;
    fakeApi({
      ...answers,
      'GET painel': () => ({
        payload: {
          ...home,
          blocos: home.blocos.map((one) =>
            failing && one.id === 'paraAssinar' ? { id: one.id, falha } : one,
          ),
        },
      }),
    });
    renderScreen(<Home />);
    const broken = await screen.findByRole('region', { name: 'Para assinar' });
    expect(within(broken).getByRole('alert')).toHaveTextContent(falha);
    expect(within(block('A receber')).getByText('Parecer sobre o edital')).toBeInTheDocument();
    failing = false;
    await userEvent.click(within(block('Para assinar')).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(block('Para assinar')).findByText('Edital do pregão')).toBeInTheDocument();
  });

  it('stacks blocks of one position as tabs, each leading to its own list', async () => {
    const posicoes = [standardHome.posicoes[2]?.concat(standardHome.posicoes[3] ?? []), [], [], [], [], []];
    fakeApi({ ...answers, 'GET painel': { payload: { ...home, arranjo: { posicoes } } } });
    renderScreen(<Home />);
    await userEvent.click(await screen.findByRole('tab', { name: /Minhas minutas/ }));
    expect(within(block('Minhas minutas')).getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      '/principal/caixa-central?type=meus&fase=0',
    );
  });

  it('is one call for all of its blocks, besides what the menu asks', async () => {
    const { seen } = fakeApi(answers);
    renderScreen(<Home />);
    await within(await screen.findByRole('region', { name: 'A receber' })).findByText('11 itens');
    const asked = seen.map(({ path }) => path).filter((path) => !path.startsWith('login/'));
    expect(asked.sort()).toEqual(['caixa-central/contadores', 'painel']);
  });
});

describe('the arrangement of the home', () => {
  const widgets = (...ids: string[]) => ids.map((id) => ({ id, tipo: 'comigo' }));
  const arranjo = { posicoes: [widgets('a', 'b'), widgets('c'), [], [], [], widgets('d')] };
  const ids = ({ posicoes }: typeof arranjo) => posicoes.map((one) => one.map(({ id }) => id).join(''));

  it.each([
    ['a', { posicao: 1, lugar: 0 }, ['b', 'ac', '', '', '', 'd']],
    ['a', { posicao: 0, lugar: 1 }, ['ba', 'c', '', '', '', 'd']],
    ['c', { posicao: 3, lugar: 0 }, ['ab', '', '', 'c', '', 'd']],
    ['x', { posicao: 3, lugar: 0 }, ['ab', 'c', '', '', '', 'd']],
  ])('takes %s to %o', (id, to, expected) => {
    expect(ids(moveWidget(arranjo, id, to))).toEqual(expected);
  });

  it('goes by the arrows within a position and from one to the next, and not beyond', () => {
    expect(stepOf(arranjo, 'a', 'ArrowDown')).toEqual({ posicao: 0, lugar: 1 });
    expect(stepOf(arranjo, 'b', 'ArrowDown')).toBeUndefined();
    expect(stepOf(arranjo, 'b', 'ArrowUp')).toEqual({ posicao: 0, lugar: 0 });
    expect(stepOf(arranjo, 'b', 'ArrowRight')).toEqual({ posicao: 1, lugar: 1 });
    expect(stepOf(arranjo, 'a', 'ArrowLeft')).toBeUndefined();
    expect(stepOf(arranjo, 'd', 'ArrowRight')).toBeUndefined();
    expect(stepOf(arranjo, 'a', 'Home')).toBeUndefined();
  });

  it('takes no more in a position than fit, and names each new block anew', () => {
    const full = { posicoes: [widgets(...'abcdefghij'), widgets('z'), [], [], [], []] };
    expect(moveWidget(full, 'z', { posicao: 0, lugar: 0 })).toBe(full);
    expect(ids(moveWidget(full, 'a', { posicao: 0, lugar: 9 }))[0]).toBe('bcdefghija');
    expect(ids(removeWidget(full, 'z'))[1]).toBe('');
    expect([newId(arranjo, 'comigo'), newId(arranjo, 'a')]).toEqual(['comigo', 'a-2']);
  });

  it('keeps what a block showed when it cannot be read again, and of when that is', () => {
    const before = keepShown(undefined, home as Painel);
    const now = {
      ...home,
      lidoEm: '2026-11-18T13:00:00Z',
      blocos: [{ id: 'aReceber', falha: 'x' }, home.blocos[1]],
    };
    const [kept, fresh] = keepShown(before, now as Painel).blocos;
    expect(kept).toMatchObject({ total: 11, falha: 'x', lidoEm: home.lidoEm });
    expect(fresh).toMatchObject({ total: 1, lidoEm: now.lidoEm });
  });
});

describe('every kind of block', () => {
  const kinds = widgetKinds.filter(({ fonte }) => fonte !== undefined);

  it.each(kinds.map((kind) => [kind.tipo, kind] as const))(
    '%s leads to the list that it counts',
    (tipo, kind) => {
      const parametros = { ...(tipo === 'comMarcador' ? { marcador: 'azul' as const } : {}) };
      const [path = '', query] = fullListPath({ id: tipo, tipo, parametros }, 7).split('?');
      expect(path).toMatch(/^\/principal\//);
      if (kind.fonte?.de !== 'caixa') return;
      const asked = caixaQuery(readCaixa(new URLSearchParams(query), 20));
      expect(asked).toEqual({ ...inboxQuery(kind.fonte.query, parametros), start: 1, pageSize: 20 });
    },
  );

  it('has a name and says what there is when there is nothing', () => {
    for (const { tipo, fonte } of widgetKinds)
      expect(kindName(tipo, fonte !== undefined)).toMatch(/^\p{Lu}/u);
    for (const { tipo } of kinds) expect(emptyText(tipo)).toMatch(/\.$/);
  });
});

describe('the greeting', () => {
  it.each([
    ['2026-11-18T11:59:00-03:00', 'Bom dia, Helena'],
    ['2026-11-18T12:00:00-03:00', 'Boa tarde, Helena'],
    ['2026-11-18T18:00:00-03:00', 'Boa noite, Helena'],
    ['2026-11-18T02:00:00-03:00', 'Boa noite, Helena'],
  ])('follows the clock of Brasília: %s', (moment, words) => {
    expect(greeting('Helena Duarte Pires', new Date(moment))).toBe(words);
  });

  it('says what waits in one sentence', () => {
    expect(whatWaits({ ...counters, atrasados: 2, vencemHoje: 1, assinar: 4 })).toBe(
      '2 itens atrasados, 1 vence hoje e 4 assinaturas esperam por você',
    );
    expect(whatWaits({ ...counters, atrasados: 0, assinar: 0, atividadesAtrasadas: 1 })).toBe(
      '1 atividade atrasada',
    );
    expect(whatWaits({ ...counters, atrasados: 0, assinar: 0 })).toBe(
      'nada atrasado e nenhuma assinatura pendente',
    );
  });
});
