import { describe, expect, it } from 'vitest';
import type { Caso, Executante, Lotacao, PerformerFacts } from '#server/fluxo/papel/performer-facts.ts';
import { resolvePerformers } from '#server/fluxo/papel/resolve-performers.ts';

const person = (usuarioId: number, unidadeId: number, more: Partial<Lotacao> = {}): Lotacao => ({
  usuarioId,
  nome: `P${usuarioId}`,
  login: `p${usuarioId}`,
  email: `p${usuarioId}@x`,
  atua: true,
  perfilId: 1,
  unidadeId,
  cargoId: null,
  chefe: false,
  secretario: false,
  ...more,
});

/** Unit 3 is below 2, below 1; 9 is apart. */
const facts = (more: Partial<PerformerFacts> = {}): PerformerFacts => ({
  lotacoes: [
    person(1, 1, { chefe: true }),
    person(2, 2, { chefe: true, cargoId: 7 }),
    person(3, 3, { chefe: true }),
    person(3, 9),
    person(4, 3, { secretario: true, perfilId: 5 }),
    person(5, 3, { atua: false, cargoId: 8 }),
    person(6, 9, { cargoId: 7 }),
  ],
  unidades: [
    { id: 1, sigla: 'TOPO', superiorId: null },
    { id: 2, sigla: 'MEIO', superiorId: 1 },
    { id: 3, sigla: 'BASE', superiorId: 2 },
    { id: 9, sigla: 'FORA', superiorId: null },
  ],
  ausencias: [],
  caso: undefined,
  ...more,
});

const caso = (more: Partial<Caso> = {}): Caso => ({
  autorId: 4,
  autorUnidadeId: 3,
  detentorUsuarioId: null,
  detentorUnidadeId: 3,
  iniciadorId: 4,
  iniciadorUnidadeId: 3,
  campos: new Map(),
  ...more,
});

const line = (tipo: Executante['tipo'], more: Partial<Executante> = {}): Executante => ({
  id: 1,
  tipo,
  ...more,
});
const who = (executantes: readonly Executante[], given = facts()) =>
  resolvePerformers(executantes, given).recebem.map(({ usuarioId, unidadeId }) => [usuarioId, unidadeId]);
const nobody = (executantes: readonly Executante[], given = facts()) =>
  resolvePerformers(executantes, given).vazios.map(({ motivo }) => motivo);

describe('quem recebe uma atividade', () => {
  it.each<[string, Executante, number[][]]>([
    ['uma pessoa, na primeira unidade dela', line('USUARIO', { usuario: 3 }), [[3, 3]]],
    [
      'todos de uma unidade, menos quem não atua',
      line('UNIDADE', { unidade: 3 }),
      [
        [3, 3],
        [4, 3],
      ],
    ],
    ['a chefia', line('CHEFE_UNIDADE', { unidade: 3 }), [[3, 3]]],
    ['a secretaria', line('SECRETARIO', { unidade: 3 }), [[4, 3]]],
    [
      'o cargo, em qualquer unidade',
      line('CARGO', { cargo: 7 }),
      [
        [2, 2],
        [6, 9],
      ],
    ],
    ['o perfil', line('PERFIL', { perfilAcesso: 5 }), [[4, 3]]],
  ])('%s', (_, executante, expected) => {
    expect(who([executante])).toEqual(expected);
  });

  it.each<[string, Executante, Partial<Caso>, number[][]]>([
    ['quem criou, na unidade em que criou', line('AUTOR'), { autorId: 3, autorUnidadeId: 9 }, [[3, 9]]],
    ['quem criou e saiu da unidade, onde está', line('AUTOR'), { autorId: 6, autorUnidadeId: 3 }, [[6, 9]]],
    ['quem está com ele', line('DETENTOR'), { detentorUsuarioId: 2, detentorUnidadeId: 2 }, [[2, 2]]],
    [
      'sem ninguém por nome, a unidade que o tem',
      line('DETENTOR'),
      {},
      [
        [3, 3],
        [4, 3],
      ],
    ],
    ['a chefia de quem iniciou', line('CHEFE_INICIADOR'), {}, [[3, 3]]],
    ['de quem chefia, a chefia de cima', line('CHEFE_INICIADOR'), { iniciadorId: 3 }, [[2, 2]]],
    ['sem chefia na unidade nem acima, ninguém', line('CHEFE_INICIADOR'), { iniciadorUnidadeId: 9 }, []],
    [
      'o login que um campo diz',
      line('CAMPO', { campo: 'Fiscal' }),
      { campos: new Map([['Fiscal', ' P6 ']]) },
      [[6, 9]],
    ],
    ['o e-mail', line('CAMPO', { campo: 'Fiscal' }), { campos: new Map([['Fiscal', 'p2@X']]) }, [[2, 2]]],
    ['a sigla', line('CAMPO', { campo: 'Setor' }), { campos: new Map([['Setor', 'meio']]) }, [[2, 2]]],
  ])('do conteúdo: %s', (_, executante, more, expected) => {
    expect(who([executante], facts({ caso: caso(more) }))).toEqual(expected);
  });

  it('cada um uma vez, com todas as linhas que o nomeiam', () => {
    const { recebem } = resolvePerformers(
      [line('USUARIO', { usuario: 2 }), line('CARGO', { cargo: 7 }), line('CHEFE_UNIDADE', { unidade: 2 })],
      facts(),
    );
    expect(recebem.map(({ usuarioId, por }) => [usuarioId, por])).toEqual([
      [2, [0, 1, 2]],
      [6, [1]],
    ]);
  });

  it('diz por que uma linha não dá em ninguém', () => {
    const withFields = facts({ caso: caso({ campos: new Map([['Fiscal', 'ninguém']]) }) });
    expect(nobody([line('USUARIO', { usuario: 5 }), line('CARGO', { cargo: 8 })])).toEqual([
      'semPessoa',
      'semPessoa',
    ]);
    expect(nobody([line('AUTOR'), line('DETENTOR'), line('CAMPO', { campo: 'X' })])).toEqual([
      'semConteudo',
      'semConteudo',
      'semConteudo',
    ]);
    expect(nobody([line('CAMPO', { campo: 'Fiscal' }), line('CAMPO', { campo: 'X' })], withFields)).toEqual([
      'campoDesconhecido',
      'semCampo',
    ]);
  });

  it('de quem está ausente diz o substituto, onde a ausência o põe', () => {
    const absence = { usuarioId: 3, substitutoId: 4, substituto: 'P4', ate: '2026-12-01' };
    const given = (unidades: readonly number[] | undefined) =>
      facts({ ausencias: [{ ...absence, unidades }] });
    const of = (unidades?: readonly number[]) =>
      resolvePerformers([line('USUARIO', { usuario: 3 })], given(unidades)).recebem[0]?.ausencia;
    expect(of()).toMatchObject({ substitutoId: 4, ate: '2026-12-01' });
    expect(of([3])).toMatchObject({ substitutoId: 4 });
    expect(of([9])).toMatchObject({ substitutoId: null, substituto: null });
  });
});
