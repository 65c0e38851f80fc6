import { describe, expect, it } from 'vitest';
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
