import { describe, expect, it } from 'vitest';
import { anyPerson } from '#schemas/any-person.ts';
import { can, checkDoor } from '#server/base/http/permission.ts';
import type { Sessao } from '#server/base/http/session.ts';
import type { Rule } from '#server/conteudo/atos/act.ts';
import {
  acoesOf,
  guardOf,
  judge,
  offeredInList,
  requireAllowed,
  standingOf,
} from '#server/conteudo/atos/act-table.ts';
import * as condition from '#server/conteudo/atos/conditions.ts';
import {
  anyPhase,
  anyState,
  concluded,
  draft,
  inUse,
  type Exclusao,
  type Situation,
} from '#server/conteudo/atos/situation.ts';
import { quietSituation } from './quiet-situation.ts';

const given = (facts: Partial<Situation>): Situation => ({ ...quietSituation, ...facts });
const { reason } = condition;
const removal = (given: Partial<Exclusao>): Exclusao => ({
  pediEu: false,
  aproveiEu: false,
  minhaParte: undefined,
  ...given,
});

/** A condition, the facts under which it holds, those under which it does not, and the reason that it gives then. */
const cases: readonly (readonly [
  name: string,
  condition: condition.Condition,
  holds: readonly Partial<Situation>[],
  refuses: readonly Partial<Situation>[],
  why: condition.Reason,
])[] = [
  ['always', condition.always, [{}], [], reason('')],
  ['inHands', condition.inHands, [{}], [{ emTransito: true }], reason('emTransito')],
  [
    'inHands, elsewhere',
    condition.inHands,
    [],
    [{ naMinhaUnidade: false, unidadeDetentora: 'GAB' }],
    reason('emOutraUnidade', { unidade: 'GAB' }),
  ],
  [
    'notTaken',
    condition.notTaken,
    [{}, { checkIn: 1 }],
    [{ checkIn: 2, checkInNome: 'Rui', despachoPorOutro: true }],
    reason('comOutraPessoa', { usuario: 'Rui' }),
  ],
  [
    'notTaken, by nobody known',
    condition.notTaken,
    [],
    [{ checkIn: 2 }],
    reason('comOutraPessoa', { usuario: '' }),
  ],
  [
    'notTakenOrDispatcher',
    condition.notTakenOrDispatcher,
    [{}, { checkIn: 1 }, { checkIn: 2, despachoPorOutro: true }],
    [{ checkIn: 2, checkInNome: 'Rui' }],
    reason('comOutraPessoa', { usuario: 'Rui' }),
  ],
  [
    'authorOrHolder',
    condition.authorOrHolder,
    [{}, { souAutor: true, emTransito: true }, { souAutor: true, naMinhaUnidade: false }],
    [{ emTransito: true }],
    reason('emTransito'),
  ],
  [
    'permission',
    condition.permission('documentoEditar'),
    [{ pode: (name) => name === 'documentoEditar' }],
    [{}, { pode: (name) => name !== 'documentoEditar' }],
    reason('semPermissao'),
  ],
  [
    'flag',
    condition.flag('reverterMinuta'),
    [{ temMarca: (name) => name === 'reverterMinuta' }],
    [{}, { temMarca: (name) => name !== 'reverterMinuta' }],
    reason('semPermissao'),
  ],
  ['neverConcluded', condition.neverConcluded, [{}], [{ concluidoAntes: true }], reason('jaConcluido')],
  ['notTest', condition.notTest, [{}], [{ teste: true }], reason('minutaDeTeste')],
  ['unpublished', condition.unpublished, [{}], [{ publicado: true }], reason('publicado')],
  [
    'unsigned',
    condition.unsigned,
    [{}, { assinaturasTotal: 2 }],
    [{ assinaturasFeitas: 1, assinaturasTotal: 1 }],
    reason('jaAssinado'),
  ],
  [
    'allSigned',
    condition.allSigned,
    [{}, { assinaturasFeitas: 2, assinaturasTotal: 2 }],
    [{ assinaturasTotal: 1 }, { assinaturasFeitas: 1, assinaturasTotal: 2 }],
    reason('assinaturaPendente'),
  ],
  [
    'signaturesPending',
    condition.signaturesPending,
    [{ assinaturasTotal: 1 }, { assinaturasFeitas: 1, assinaturasTotal: 2 }],
    [{}, { assinaturasFeitas: 2, assinaturasTotal: 2 }],
    reason('nadaAAssinar'),
  ],
  ['flagCancel', condition.flagCancel, [{ cancelarReativar: true }], [{}], reason('semPermissao')],
  [
    'sentToMe',
    condition.sentToMe,
    [{ emTransito: true, paraMim: true }],
    [{}, { emTransito: true }, { paraMim: true }],
    reason('nadaAReceber'),
  ],
  ['copiedToMe', condition.copiedToMe, [{ copiaParaMim: true }], [{}], reason('nadaAReceber')],
  ['signer', condition.signer, [{ devoAssinar: true }], [{}, { minhaVez: true }], reason('naoEhAssinante')],
  [
    'myTurn',
    condition.myTurn,
    [{ minhaVez: true }],
    [{ devoAssinar: true, faltaAssinar: 'Rui, Ana' }],
    reason('naoEhSuaVez', { quem: 'Rui, Ana' }),
  ],
  [
    'noFreePlace',
    condition.noFreePlace,
    [{}, { lugarLivre: true, assinoSemIndicacao: true }],
    [{ lugarLivre: true }],
    reason('lugarLivre'),
  ],
  [
    'signedByPassword',
    condition.signedByPassword,
    [{}],
    [{ assinoComSenha: false }],
    reason('outraEstrategiaDeAssinar'),
  ],
  ['myTurn, after nobody known', condition.myTurn, [], [{}], reason('naoEhSuaVez', { quem: '' })],
  [
    'sentByMe',
    condition.sentByMe,
    [{ emTransito: true, enviadoPorMim: true }],
    [{}, { emTransito: true }, { enviadoPorMim: true }],
    reason('nadaAResgatar'),
  ],
  ['notMineYet', condition.notMineYet, [{}, { checkIn: 2 }], [{ checkIn: 1 }], reason('jaEstaComVoce')],
  ['takenByMe', condition.takenByMe, [{ checkIn: 1 }], [{}, { checkIn: 2 }], reason('naoEstaComVoce')],
  [
    'authorOrDeleteAny',
    condition.authorOrDeleteAny,
    [{ souAutor: true }, { excluirQualquerDocumento: true }],
    [{}],
    reason('soAutorExclui'),
  ],
  [
    'rule',
    condition.rule('permiteAssinarSemDefinirAssinante'),
    [{ temRegra: (name) => name === 'permiteAssinarSemDefinirAssinante' }],
    [{}, { temRegra: (name) => name !== 'permiteAssinarSemDefinirAssinante' }],
    reason('semPermissao'),
  ],
  ['published', condition.published, [{ publicado: true }], [{}], reason('naoPublicado')],
  ['publishable', condition.publishable, [{}], [{ publicavel: false }], reason('naoSePublica')],
  ['notUnpublishable', condition.notUnpublishable, [{}], [{ impublicavel: true }], reason('impublicavel')],
  ['unpublishable', condition.unpublishable, [{ impublicavel: true }], [{}], reason('jaPublicavel')],
  ['owedBack', condition.owedBack, [{ devoDevolver: 'GAB' }], [{}], reason('nadaADevolver')],
  ['notOwed', condition.notOwed, [{}], [{ devoDevolver: 'GAB' }], reason('retornoPendente', { quem: 'GAB' })],
  [
    'signerOrUnnamed',
    condition.signerOrUnnamed,
    [{ devoAssinar: true }, { assinoSemIndicacao: true }],
    [{}],
    reason('naoEhAssinante'),
  ],
  ['myTurn, where nobody is named', condition.myTurn, [{ assinoSemIndicacao: true }], [], reason('')],
  ['administers', condition.administers, [{ administro: true }], [{}], reason('semPermissao')],
  ['removalNotAsked', condition.removalNotAsked, [{}], [{ exclusao: removal({}) }], reason('exclusaoPedida')],
  ['removalAsked', condition.removalAsked, [{ exclusao: removal({}) }], [{}], reason('semPedidoDeExclusao')],
  [
    'mayDecideRemoval',
    condition.mayDecideRemoval,
    [{ exclusao: removal({ minhaParte: 'chefia' }) }, { exclusao: removal({ minhaParte: 'gestao' }) }],
    [{}, { exclusao: removal({}) }],
    reason('semPermissao'),
  ],
  [
    'mayDecideRemoval, of who asked for it',
    condition.mayDecideRemoval,
    [],
    [{ exclusao: removal({ pediEu: true, aproveiEu: true, minhaParte: 'gestao' }) }],
    reason('pediuExclusao'),
  ],
  [
    'mayDecideRemoval, of who approved it',
    condition.mayDecideRemoval,
    [],
    [{ exclusao: removal({ aproveiEu: true, minhaParte: 'gestao' }) }],
    reason('aprovouExclusao'),
  ],
  [
    'askedRemoval',
    condition.askedRemoval,
    [{ exclusao: removal({ pediEu: true }) }],
    [{}, { exclusao: removal({}) }],
    reason('semPedidoDeExclusao'),
  ],
  ['notInTransit', condition.notInTransit, [{}], [{ emTransito: true }], reason('emTransito')],
  [
    'awaitsDistribution',
    condition.awaitsDistribution,
    [{ aguardaDistribuicao: true }],
    [{}],
    reason('nadaADistribuir'),
  ],
  ['mayDistribute', condition.mayDistribute, [{ distribuo: true }], [{}], reason('semPermissao')],
  [
    'mayChangeHolder',
    condition.mayChangeHolder,
    [{ chefioDetentora: true }, { administro: true }],
    [{}],
    reason('semPermissao'),
  ],
  [
    'answersForAccess',
    condition.answersForAccess,
    [{ respondoPeloAcesso: true }],
    [{}],
    reason('semPermissao'),
  ],
  [
    'answersOrGranted',
    condition.answersOrGranted,
    [{ respondoPeloAcesso: true }, { concediAcesso: true }],
    [{}, { administro: true }],
    reason('semPermissao'),
  ],
  [
    'mayAskWhoSees',
    condition.mayAskWhoSees,
    [{ respondoPeloAcesso: true }, { concediAcesso: true }, { administro: true }],
    [{}],
    reason('semPermissao'),
  ],
  ['hasCredentials', condition.hasCredentials, [{ comCredenciais: true }], [{}], reason('semCredencial')],
  [
    'all',
    condition.all(condition.notTest, condition.unpublished),
    [{}],
    [{ teste: true }, { teste: true, publicado: true }],
    reason('minutaDeTeste'),
  ],
  [
    'all, the second',
    condition.all(condition.notTest, condition.unpublished),
    [],
    [{ publicado: true }],
    reason('publicado'),
  ],
  [
    'either',
    condition.either(condition.notTest, condition.unpublished, condition.flagCancel),
    [{}, { teste: true }, { teste: true, publicado: true, cancelarReativar: true }],
    [{ teste: true, publicado: true }],
    reason('minutaDeTeste'),
  ],
];

describe('each condition of an act', () => {
  it.each(cases)('%s', (_, rule, holds, refuses, why) => {
    for (const facts of holds) expect(rule(given(facts)), JSON.stringify(facts)).toBeUndefined();
    for (const facts of refuses) expect(rule(given(facts)), JSON.stringify(facts)).toEqual(why);
  });

  it('either holds by the first alone too', () => {
    expect(
      condition.either(condition.notTest, condition.unpublished)(given({ publicado: true })),
    ).toBeUndefined();
  });
});

const rule: Rule = {
  nome: 'publicar',
  especies: [quietSituation.tipo],
  fase: concluded,
  estado: inUse,
  exige: [condition.notTest, condition.unpublished, condition.flagCancel],
  naLista: condition.inHands,
};
const allowed = given({ cancelarReativar: true });

describe('an act in its table', () => {
  it('is out of place in another kind, phase or state, whatever it demands', () => {
    expect(judge(rule, allowed)).toBe('permitida');
    for (const facts of [{ tipo: -1 }, { fase: 0 }, { estado: 1 }])
      expect(judge(rule, given({ cancelarReativar: true, ...facts }))).toBe('fora');
  });

  it('is refused by the first condition that fails', () => {
    expect(judge(rule, given({ teste: true, publicado: true }))).toEqual(reason('minutaDeTeste'));
    expect(judge(rule, given({ publicado: true }))).toEqual(reason('publicado'));
    expect(judge(rule, given({}))).toEqual(reason('semPermissao'));
  });

  it('is shown with its reason, and not at all where there is nothing to say', () => {
    expect(acoesOf([rule], allowed)).toEqual([{ nome: 'publicar', permitida: true }]);
    const [refused] = acoesOf([rule], given({ teste: true }));
    expect(refused).toMatchObject({ nome: 'publicar', permitida: false });
    expect(refused?.motivo).toMatch(/Esta minuta testa/);
    expect(acoesOf([rule], given({}))).toEqual([]);
    expect(acoesOf([rule], given({ fase: 0 }))).toEqual([]);
    expect(standingOf(rule, allowed)).toEqual({ permitida: true });
    expect(standingOf(rule, given({}))).toEqual({ permitida: false });
    expect(standingOf(rule, given({ teste: true })).motivo).toBe(refused?.motivo);
  });

  it('tells a screen that asks before it opens why not, whatever the reason', () => {
    expect(guardOf(rule, allowed)).toEqual({ permitida: true });
    expect(guardOf(rule, given({})).motivo).toBe('Seu perfil não permite este ato.');
    expect(guardOf(rule, { ...allowed, fase: 0 }).motivo).toMatch(/não está em um estado/);
  });

  it('says nothing of what the person could never do', () => {
    const silent: readonly (readonly [condition.Condition, Partial<Situation>])[] = [
      [condition.copiedToMe, {}],
      [condition.sentByMe, {}],
      [condition.signer, {}],
      [condition.signaturesPending, {}],
      [condition.takenByMe, {}],
      [condition.owedBack, {}],
      [condition.awaitsDistribution, {}],
      [condition.notMineYet, { checkIn: 1 }],
      [condition.flagCancel, {}],
      [condition.hasCredentials, {}],
    ];
    for (const [exige, facts] of silent)
      expect(acoesOf([{ ...rule, exige: [exige] }], given(facts)), exige.name).toEqual([]);
  });

  it('is offered in a list only where its line says so and it is allowed', () => {
    const { naLista: _, ...unlisted } = rule;
    expect(offeredInList([rule, { ...unlisted, nome: 'arquivar' }], allowed)).toEqual(['publicar']);
    expect(offeredInList([rule], given({ cancelarReativar: true, emTransito: true }))).toEqual([]);
    expect(offeredInList([rule], given({}))).toEqual([]);
  });

  it('is refused with the answer that fits', () => {
    expect(() => requireAllowed(rule, allowed)).not.toThrow();
    const code = (facts: Partial<Situation>): unknown => {
      try {
        requireAllowed(rule, given(facts));
        return undefined;
      } catch (error) {
        return (error as { code?: unknown }).code;
      }
    };
    expect(code({})).toBe('acessoNegado');
    expect(code({ teste: true })).toBe('transicaoNaoPermitida');
    expect(code({ fase: 0 })).toBe('transicaoNaoPermitida');
  });

  it('begins where the words say', () => {
    expect([draft, concluded, anyPhase, inUse]).toEqual([[0], [1], [0, 1], [0]]);
    expect(anyState).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a permission', () => {
  const session = (administrador: boolean, ...permissoes: string[]): Sessao =>
    ({ administrador, permissoes: new Set(permissoes) }) as unknown as Sessao;
  const opens = (door: Parameters<typeof checkDoor>[0], sessao: Sessao): boolean => {
    try {
      checkDoor(door, sessao);
      return true;
    } catch {
      return false;
    }
  };

  it('is of who has it, of administrators, and of anybody where it is asked of nobody', () => {
    expect(can(session(false, 'cargoListar'), 'cargoListar')).toBe(true);
    expect(can(session(false, 'cargoListar'), 'cargoEditar')).toBe(false);
    expect(can(session(true), 'cargoEditar')).toBe(true);
    expect(can(session(false), anyPerson)).toBe(true);
  });

  it('opens a door; one that declares nothing stays closed to everybody', () => {
    expect(opens('publico', session(false))).toBe(true);
    expect(opens('documentoEditar', session(false, 'documentoEditar'))).toBe(true);
    expect(opens('documentoEditar', session(false))).toBe(false);
    expect(opens(undefined, session(true))).toBe(false);
  });
});
