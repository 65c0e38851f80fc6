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
  type Situation,
} from '#server/conteudo/atos/situation.ts';
import { conditionCases } from './condition-cases.ts';
import { quietSituation } from './quiet-situation.ts';

const given = (facts: Partial<Situation>): Situation => ({ ...quietSituation, ...facts });
const { reason } = condition;

describe('each condition of an act', () => {
  it.each(conditionCases)('%s', (_, rule, holds, refuses, why) => {
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
    expect(guardOf(rule, { ...allowed, fase: 0 }).motivo).toMatch(/estado em que está não permite/);
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
    const either = ['tramiteDocumento', 'tramiteProcesso'] as const;
    expect(opens(either, session(false, 'tramiteProcesso'))).toBe(true);
    expect(opens(either, session(false, 'documentoEditar'))).toBe(false);
  });
});
