import { beforeAll, describe, expect, it } from 'vitest';
import { actBar } from '#src/conteudo/atos/act-bar.ts';
import { waitingSigners } from '#src/conteudo/assinantes/waiting-signers.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { assinante, edital, permitida, recusada } from '#tests/custom-screens/documento-world.ts';

beforeAll(() => loadTexts('consulta', 'caixa', 'documento'));

const bar = (...acoes: readonly Parameters<typeof permitida>[]) => acoes.map(([nome]) => permitida(nome));
const make = (acoes: ReturnType<typeof bar>) => actBar({ acoes, tipo: 2 }, { perform: () => undefined });
const names = (actions: readonly { readonly id: string }[]): string[] => actions.map(({ id }) => id);

describe('the bar of acts of a document', () => {
  it('fills the likeliest allowed act and only that one', () => {
    const { bar: shown } = actBar(edital(), { perform: () => undefined });
    expect(names(shown)).toEqual(['assinar', 'tramitar', 'cobrarAssinaturas', 'finalizar']);
    expect(shown.filter(({ primary }) => primary).map(({ id }) => id)).toEqual(['assinar']);
  });

  it('puts receiving before everything, whatever the order of the server', () => {
    const { bar: shown } = make(bar(['tramitar'], ['assinar'], ['receber']));
    expect(names(shown)).toEqual(['receber', 'assinar', 'tramitar']);
  });

  it('of a lot fills sending it, or filling it, before changing what it says of itself', () => {
    const of = (acoes: ReturnType<typeof bar>) =>
      names(actBar({ acoes, tipo: 4 }, { perform: () => undefined }).bar.filter(({ primary }) => primary));
    expect(of(bar(['editar'], ['incluirItens'], ['tramitar']))).toEqual(['tramitar']);
    expect(of(bar(['editar'], ['incluirItens']))).toEqual(['incluirItens']);
  });

  it('finishing is never the filled one', () => {
    const { bar: shown } = make(bar(['finalizar']));
    expect(shown.some(({ primary }) => primary)).toBe(false);
  });

  it('shows a refused act that matters after the allowed ones, with its reason and its question', () => {
    const { bar: shown } = actBar(edital(), { perform: () => undefined });
    const refused = shown.at(-1);
    expect(refused).toMatchObject({
      id: 'finalizar',
      motivo: 'Ainda há assinaturas pendentes.',
      question: 'Por que não posso finalizar?',
      startsGroup: true,
    });
  });

  it('says each reason once, of two acts at most; the others keep it under more', () => {
    const away = 'O documento está na unidade PGM.';
    const { bar: shown, more } = make([
      recusada('tramitar', away),
      recusada('finalizar', away),
      recusada('assinar', 'Ainda não é a sua vez: falta a assinatura de Otávio.'),
      recusada('concluir', 'Outro motivo.'),
      recusada('cancelar', away),
    ]);
    expect(names(shown)).toEqual(['assinar', 'tramitar']);
    expect(names(more)).toEqual(['finalizar', 'concluir', 'cancelar']);
    expect(more.every(({ motivo }) => motivo !== undefined)).toBe(true);
  });

  it('does not speak of an answer to what is not there', () => {
    const { more } = make([
      recusada('recusarExclusao', 'Não há pedido de exclusão que dependa de você.'),
      recusada('reativarCancelar', 'Não está cancelado.'),
      recusada('publicar', 'Falta a assinatura.'),
    ]);
    expect(names(more)).toEqual(['publicar']);
  });

  it('offers knowledge of a copy only when the copy is what came', () => {
    const recebimento = {
      tramiteId: 9,
      dePessoa: 'Otávio Nunes Brandão',
      enviadoEm: '2026-11-18T12:00:00Z',
      prioridade: 'NORMAL' as const,
      retornoObrigatorio: false,
      conhecimento: true,
    };
    const acoes = bar(['receber'], ['tomarCiencia']);
    const shown = (conhecimento: boolean): string[] =>
      names(
        actBar(
          { acoes, tipo: 2, recebimento: { ...recebimento, conhecimento } },
          { perform: () => undefined },
        ).bar,
      );
    expect(shown(false)).toEqual(['receber']);
    expect(shown(true)).toEqual(['receber', 'tomarCiencia']);
  });

  it('does not show what the server does not list, nor an act that this client does not know', () => {
    const { bar: shown, side, more } = make(bar(['tramitar'], ['teletransportar']));
    expect(names([...shown, ...side, ...more])).toEqual(['tramitar']);
  });

  it('keeps taking and releasing at the side, and destructive acts out of the bar', () => {
    const { bar: shown, side, more } = make(bar(['liberar'], ['excluir'], ['editar']));
    expect([names(shown), names(side), names(more)]).toEqual([['editar'], ['liberar'], ['excluir']]);
    expect(more[0]?.destructive).toBe(true);
  });
});

it('only the signers of the present step are reminded', () => {
  const assinantes = [
    assinante(1, 'Otávio', { ordem: 1, situacao: 'ASSINADO' }),
    assinante(2, 'Helena', { ordem: 2 }),
    assinante(3, 'Rafael', { ordem: 2 }),
    assinante(4, 'Gil', { ordem: 3 }),
  ];
  expect(waitingSigners({ assinantes })).toEqual(['Helena', 'Rafael']);
  // nobody reminds themselves
  expect(waitingSigners({ assinantes }, 2)).toEqual(['Rafael']);
});
