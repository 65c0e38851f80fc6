import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { openPath, rotaPath, tramitePath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { waitingItem } from '../../custom-screens/inbox-world.ts';
import { renderScreen } from '../render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const paint = (more: Partial<ItemCaixa>): HTMLElement => {
  const item = waitingItem(1, more);
  renderScreen(
    <ul>
      <ItemRow item={item} to={openPath(item)} />
    </ul>,
  );
  return screen.getByRole('listitem');
};

describe('a row of a list of contents', () => {
  it('says what it is, its number, from whom, and that it was not read', () => {
    expect(paint({})).toHaveTextContent(/Não lido\. Assunto 1.*Documento: Ofício 1\/2026-SEMAD.*de SEMAD/);
  });

  it('where there is no room drops the person whole, with its dot, and then the unit', () => {
    const rows: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          rows.push(tell);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    let room = 210;
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(70);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
    const row = paint({ dePessoa: 'Otávio Nunes Brandão' });
    const parts = [...row.querySelectorAll('[data-sheds]')];
    const gone = (at: number): number[] => {
      room = at;
      rows.forEach((tell) => tell());
      return parts.flatMap((part, index) => (part.hasAttribute('data-shed') ? [index] : []));
    };
    expect(parts[1]).toHaveTextContent('Otávio Nunes Brandão');
    expect(gone(210)).toEqual([]);
    expect(gone(209)).toEqual([1]);
    expect(gone(139)).toEqual([0, 1]);
    expect(gone(210)).toEqual([]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('says nothing of what is normal', () => {
    paint({});
    for (const word of ['Corrente', 'Público', 'Ostensivo', 'Normal', 'assinatura'])
      expect(screen.queryByText(new RegExp(word))).not.toBeInTheDocument();
  });

  it('says in words what departs from it', () => {
    const row = paint({
      sigilo: 1,
      nivelAcesso: 'RESTRITO',
      prioridade: 'ALTA',
      assinaturas: { feitas: 1, total: 2 },
      checkIn: { situacao: 2, usuario: { id: 4, nome: 'Rafael Monteiro Lins' } },
    });
    for (const words of ['Reservado', 'Restrito', 'Alta', '1 de 2 assinaturas', 'com Rafael L.'])
      expect(row).toHaveTextContent(words);
  });

  it('says to whom it has to go back, and how late it is', () => {
    const row = paint({ retorno: { unidade: 'PGM', prazo: '2020-11-10' } });
    expect(row).toHaveTextContent(/Devolver a PGM\s*Atrasado [\d.]+ dias/);
  });

  it('says who owes a reply, how late it is, and that it is no longer valid', () => {
    const mine = paint({ resposta: { unidade: 'PGM', devo: true, prazo: '2020-11-10' } });
    expect(mine).toHaveTextContent(/Responder a PGM\s*Atrasado [\d.]+ dias/);
    cleanup();
    const theirs = paint({ resposta: { unidade: 'PGM', devo: false }, vigencia: { fim: '2020-11-10' } });
    expect(theirs).toHaveTextContent(/Resposta de PGM\s*Vigência vencida em 10\/11\/2020/);
  });

  it('says in which phase a request from outside is', () => {
    expect(paint({ tipo: 6, faseExterna: 'DEVOLUCAO' })).toHaveTextContent('Devolução');
  });

  it('names a draft by its type while it has no number', () => {
    expect(paint({ numero: undefined, fase: 0, lido: true })).toHaveTextContent('Minuta de Ofício');
  });

  it('says in words what is unread and what is a favourite', () => {
    expect(paint({ lido: false, favorito: true })).toHaveTextContent(/Não lido\..*Favorito/);
  });
});

describe('the addresses of contents', () => {
  it('opens a draft that may be written where it is written', () => {
    expect(openPath({ tipo: 2, id: 4, fase: 0, acoes: ['editar'] })).toBe('/principal/documento/edicao/4');
    expect(openPath({ tipo: 2, id: 4, fase: 0, acoes: [] })).toBe('/principal/documento/consulta/4');
    expect(openPath({ tipo: 2, id: 4, fase: 1, acoes: ['editar'] })).toBe('/principal/documento/consulta/4');
    expect(openPath({ tipo: 2, id: 4, fase: 1, acoes: ['aprovarExclusao'], exclusaoId: 9 })).toBe(
      '/principal/caixa-central/solicitacao-exclusao/9/4/2',
    );
    expect(openPath({ tipo: 2, id: 4, fase: 1, acoes: [], exclusaoId: 9 })).toBe(
      '/principal/documento/consulta/4',
    );
  });

  it('forwards one on its own screen and several on theirs', () => {
    expect(tramitePath([4])).toBe('/principal/documento/tramite/4/encaminhar');
    expect(tramitePath([4, 5])).toBe('/principal/tramite?ids=4,5');
  });

  it('leads from the root whatever the server wrote', () => {
    expect(rotaPath('principal/documento/consulta/4')).toBe('/principal/documento/consulta/4');
    expect(rotaPath('/principal')).toBe('/principal');
  });
});
