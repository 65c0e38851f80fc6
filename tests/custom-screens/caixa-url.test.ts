import { beforeAll, describe, expect, it } from 'vitest';
import { knownColumns, placedAt, standardColumns, tableWidth } from '#screens/caixa-central/columns.ts';
import { groupItems } from '#screens/caixa-central/group-items.ts';
import { namedOrders, pressed } from '#screens/caixa-central/sort-columns.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { findCommands } from '#src/ui/find-commands.ts';
import { waitingItem } from './inbox-world.ts';
import { caixaQuery, countFilters, readCaixa, writeCaixa } from '#screens/caixa-central/caixa-url.ts';

const read = (query: string) => readCaixa(new URLSearchParams(query), 20);

describe('the address of the inbox', () => {
  it('begins at what waits to be received, with the page of the person', () => {
    expect(read('')).toMatchObject({ type: 'receber', query: '', ordem: [], start: 1, pageSize: 20 });
  });

  it('is read and written back the same', () => {
    const query =
      'type=acompanhar&query=frota&prazo=atrasado&prioridade=ALTA&fase=1&ordem=-prioridade%2Cprazo&agrupar=marcador&start=3&pageSize=50&item=4-7&fechado=azul+Urgente&fechado=sem';
    expect(writeCaixa(read(query), 20).toString()).toBe(query);
  });

  it('ignores what it does not know: tabs, filters, sizes and pages', () => {
    expect(read('type=nada&prazo=nunca&fase=9&ordem=x&start=-1&pageSize=7')).toEqual(read(''));
  });

  it('has a priority only where rows are forwardings', () => {
    expect(read('type=unidade&prioridade=ALTA').prioridade).toBeUndefined();
    expect(read('type=receber&prioridade=ALTA').prioridade).toBe('ALTA');
  });

  it('orders only by what the tab answers from an index, each column once', () => {
    expect(read('type=receber&ordem=assunto').ordem).toEqual([]);
    expect(read('type=todos&ordem=antigos').ordem).toEqual([]);
    expect(read('type=unidade&ordem=-assunto,assunto,-prazo,desde').ordem).toEqual([
      { campo: 'assunto', desce: true },
      { campo: 'desde' },
    ]);
    expect(namedOrders('todos')).toEqual([]);
    expect(namedOrders('receber')).toEqual(['padrao', 'antigos', 'prazo', 'prioridade']);
  });

  it('names a saved search as a tab, which has no filters of its own', () => {
    expect(read('type=pesquisa-12&query=frota&prazo=hoje&ordem=prazo')).toMatchObject({
      type: 'pesquisa-12',
      query: '',
      ordem: [],
    });
    expect(read('type=pesquisa-0').type).toBe('receber');
  });

  it('asks the server only what was chosen', () => {
    expect(caixaQuery(read('type=meus&fase=0&ordem=antigos'))).toEqual({
      aba: 'meus',
      fase: 0,
      sort: ['desde,asc'],
      start: 1,
      pageSize: 20,
    });
  });

  it('counts the filters in use, the search among them', () => {
    expect(countFilters(read('query=a&prazo=hoje'))).toBe(2);
    expect(countFilters(read('query=%20&ordem=prazo'))).toBe(0);
  });
});

describe('the headings of the columns', () => {
  const asc = (campo: 'assunto' | 'prazo' | 'desde') => ({ campo });
  it('take each way in turn, and then leave the order; with Shift the others stay', () => {
    const up = pressed([], 'unidade', 'assunto', false);
    expect(up).toEqual([asc('assunto')]);
    const down = pressed(up, 'unidade', 'assunto', false);
    expect(down).toEqual([{ campo: 'assunto', desce: true }]);
    expect(pressed(down, 'unidade', 'assunto', false)).toEqual([]);
    const two = pressed(up, 'unidade', 'prazo', true);
    expect(two).toEqual([asc('assunto'), asc('prazo')]);
    expect(pressed(two, 'unidade', 'assunto', true)).toEqual([
      { campo: 'assunto', desce: true },
      asc('prazo'),
    ]);
    expect(pressed(two, 'unidade', 'prazo', true)).toEqual([asc('assunto')]);
    expect(pressed(two, 'unidade', 'prazo', false)).toEqual([]);
  });
});

describe('the columns of the table', () => {
  it('are those of the tab until the person chooses, without what is not known', () => {
    expect(standardColumns({ sent: true, tramite: true }, true).map(({ nome }) => nome)).toContain('para');
    expect(standardColumns({}, false).map(({ nome }) => nome)).not.toContain('tipo');
    expect(knownColumns([])).toBeUndefined();
    expect(knownColumns({} as never)).toBeUndefined();
    expect(knownColumns([{ nome: 'cor' as never }, { nome: 'prazo' }, { nome: 'prazo' }])).toEqual([
      { nome: 'prazo' },
    ]);
  });

  it('go before the column on which they are dropped, and sum up to the width of the table', () => {
    const three = [{ nome: 'numero' }, { nome: 'assunto' }, { nome: 'prazo', largura: 20 }] as const;
    expect(placedAt(three, 'prazo', 'numero').map(({ nome }) => nome)).toEqual([
      'prazo',
      'numero',
      'assunto',
    ]);
    expect(placedAt(three, 'numero', 'prazo').map(({ nome }) => nome)).toEqual([
      'assunto',
      'prazo',
      'numero',
    ]);
    expect(placedAt(three, 'numero', 'numero')).toBe(three);
    expect(tableWidth(three)).toBe(12 + 12 + 20 + 6);
  });
});

describe('groups', () => {
  beforeAll(() => loadTexts('caixa'));
  const now = new Date('2026-11-18T15:00:00Z');
  const titles = (by: Parameters<typeof groupItems>[1], items: Parameters<typeof groupItems>[0]) =>
    groupItems(items, by, { now }).map(
      ({ title, items: rows }) => `${title}: ${rows.map(({ id }) => id).join()}`,
    );

  it('are of the day of the institution in which each came, in the order of the list', () => {
    expect(
      titles('dia', [
        waitingItem(1, { desde: '2026-11-18T14:00:00Z' }),
        // still the 17th where the institution is
        waitingItem(2, { desde: '2026-11-18T01:00:00Z' }),
        waitingItem(3, { desde: '2026-11-18T13:00:00Z' }),
        waitingItem(4, { desde: '2026-10-01T13:00:00Z' }),
      ]),
    ).toEqual(['Hoje: 1,3', 'Ontem: 2', '01/10/2026: 4']);
  });

  it('of deadlines go from the late ones to those without, whatever the order of the list', () => {
    expect(
      titles('prazo', [
        waitingItem(1),
        waitingItem(2, { prazo: '2026-12-30' }),
        waitingItem(3, { prazo: '2026-11-18' }),
        waitingItem(4, { prazo: '2026-11-17' }),
        waitingItem(5, { prazo: '2026-11-21' }),
      ]),
    ).toEqual(['Atrasados: 4', 'Vencem hoje: 3', 'Até 3 dias: 5', 'Depois: 2', 'Sem prazo: 1']);
  });

  it('leave at the end what has none of it', () => {
    const { deUnidade: _, ...nobody } = waitingItem(1);
    expect(titles('unidade', [nobody, waitingItem(2)])).toEqual([
      'SEMAD · Secretaria Municipal de Administração: 2',
      'Sem unidade: 1',
    ]);
    expect(
      titles('tipo', [waitingItem(1), waitingItem(2, { tipoDocumento: 'Ata' }), waitingItem(3)]),
    ).toEqual(['Ofício: 1,3', 'Ata: 2']);
  });
});

describe('finding a command', () => {
  const command = (label: string, group: string) => ({ id: label, label, group, perform: () => undefined });
  const all = [
    command('Acompanhar', 'Acts'),
    command('Início', 'Ir para: Principal'),
    command('Prazo: Atrasados', 'Filtros'),
    command('Receber', 'Acts'),
    command('A receber', 'Abas'),
  ];
  const found = (typed: string) =>
    findCommands(all, typed).map(
      ({ name, commands }) => `${name}: ${commands.map(({ label }) => label).join()}`,
    );

  it('needs every word, accents aside, in the name or in the heading; what begins with it comes first', () => {
    expect(found('inicio')).toEqual(['Ir para: Principal: Início']);
    expect(found('atras prazo')).toEqual(['Filtros: Prazo: Atrasados']);
    expect(found('filtros atras')).toEqual(['Filtros: Prazo: Atrasados']);
    expect(found('receber')).toEqual(['Acts: Receber', 'Abas: A receber']);
    expect(found('nada disso')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });
});
