import { describe, expect, it } from 'vitest';
import { signRule } from '#server/conteudo/assinatura/sign-rule.ts';
import { judge } from '#server/conteudo/atos/act-table.ts';
import type { Rule, Target } from '#server/conteudo/atos/act.ts';
import type { Loaded } from '#server/conteudo/atos/load-situation.ts';
import type { Situation } from '#server/conteudo/atos/situation.ts';
import { editar } from '#server/documento/edit-rule.ts';
import {
  cancelar,
  finalizar,
  reativarCancelar,
  reativarFinalizar,
} from '#server/conteudo/estado/state-acts.ts';
import { quietSituation } from './quiet-situation.ts';

const editor: Partial<Situation> = { pode: (name) => name === 'documentoEditar' };
const canceller: Partial<Situation> = { cancelarReativar: true };
const elsewhere: Partial<Situation> = { naMinhaUnidade: false };
const taken: Partial<Situation> = { checkIn: 2 };
const owing: Partial<Situation> = { devoDevolver: 'GAB' };
const askedToRemove: Partial<Situation> = {
  exclusao: { pediEu: false, aproveiEu: false, minhaParte: undefined },
};

interface Case {
  readonly rule: Rule;
  /** Phase and states in which it is in place. */
  readonly fase: number;
  readonly estados: readonly number[];
  readonly who: Partial<Situation>;
  /** What refuses it, and why. */
  readonly refuses: readonly (readonly [Partial<Situation>, string])[];
  /** Holds although it is so. */
  readonly allows: readonly Partial<Situation>[];
}

const withoutRight = (right: keyof Situation): Partial<Situation> =>
  right === 'pode' ? { pode: () => false } : { cancelarReativar: false };

const cases: readonly Case[] = [
  {
    rule: editar,
    fase: 0,
    estados: [0],
    who: editor,
    refuses: [
      [withoutRight('pode'), 'semPermissao'],
      [elsewhere, 'emOutraUnidade'],
      [taken, 'comOutraPessoa'],
    ],
    allows: [{ checkIn: 1 }],
  },
  {
    rule: signRule,
    fase: 1,
    estados: [0],
    who: { devoAssinar: true, minhaVez: true, assinoComSenha: true, pode: (name) => name === 'assinatura' },
    refuses: [
      [withoutRight('pode'), 'semPermissao'],
      [{ devoAssinar: false }, 'naoEhAssinante'],
      [{ minhaVez: false }, 'naoEhSuaVez'],
      [{ lugarLivre: true }, 'lugarLivre'],
      [{ assinoComSenha: false }, 'outraEstrategiaDeAssinar'],
      [askedToRemove, 'exclusaoPedida'],
    ],
    allows: [taken, elsewhere, owing],
  },
  {
    rule: finalizar,
    fase: 1,
    estados: [0],
    who: editor,
    refuses: [
      [withoutRight('pode'), 'semPermissao'],
      [elsewhere, 'emOutraUnidade'],
      [taken, 'comOutraPessoa'],
      [owing, 'retornoPendente'],
      [{ assinaturasTotal: 1 }, 'assinaturaPendente'],
      [{ ninguemAssinou: true }, 'assinaturasCanceladas'],
      [askedToRemove, 'exclusaoPedida'],
    ],
    allows: [{ checkIn: 1 }],
  },
  {
    rule: reativarFinalizar,
    fase: 1,
    estados: [1],
    who: editor,
    refuses: [
      [withoutRight('pode'), 'semPermissao'],
      [elsewhere, 'emOutraUnidade'],
      [taken, 'comOutraPessoa'],
      [askedToRemove, 'exclusaoPedida'],
    ],
    allows: [owing, { assinaturasTotal: 1 }],
  },
  {
    rule: cancelar,
    fase: 1,
    estados: [0, 1],
    who: canceller,
    refuses: [
      [withoutRight('cancelarReativar'), 'semPermissao'],
      [elsewhere, 'emOutraUnidade'],
      [taken, 'comOutraPessoa'],
      [owing, 'retornoPendente'],
      [askedToRemove, 'exclusaoPedida'],
    ],
    allows: [{ assinaturasTotal: 1 }],
  },
  {
    rule: reativarCancelar,
    fase: 1,
    estados: [8],
    who: canceller,
    refuses: [
      [withoutRight('cancelarReativar'), 'semPermissao'],
      [elsewhere, 'emOutraUnidade'],
      [askedToRemove, 'exclusaoPedida'],
    ],
    allows: [taken, owing],
  },
];

describe('um ato que muda a situação de um documento', () => {
  it.each(cases.map((one) => [one.rule.nome, one] as const))(
    '%s',
    (_, { rule, fase, estados, who, refuses, allows }) => {
      const at = (facts: Partial<Situation>): ReturnType<typeof judge> =>
        judge(rule, { ...quietSituation, ...who, fase, estado: estados[0] ?? 0, ...facts });
      for (let estado = 0; estado < 10; estado += 1)
        expect(at({ estado }), `estado ${estado}`).toBe(estados.includes(estado) ? 'permitida' : 'fora');
      for (const other of [0, 1, 2])
        expect(at({ fase: other }) === 'fora', `fase ${other}`).toBe(other !== fase);
      expect(at({ tipo: -1 })).toBe('fora');
      for (const [facts, motivo] of refuses) expect(at(facts)).toMatchObject({ motivo });
      for (const facts of allows) expect(at(facts)).toBe('permitida');
    },
  );

  it('leva aonde a tabela diz, e guarda de onde saiu o que se cancela', async () => {
    const leads = ({ para }: Rule, estadoAnterior: number | null = null): Target | undefined =>
      typeof para === 'function' ? para({ row: { estadoAnterior } } as unknown as Loaded) : para;
    expect(leads(finalizar)).toEqual({ estado: 1 });
    expect(leads(reativarFinalizar)).toEqual({ estado: 0 });
    expect(leads(cancelar)).toEqual({ estado: 8 });
    expect([leads(reativarCancelar), leads(reativarCancelar, 1)]).toEqual([{ estado: 0 }, { estado: 1 }]);
    expect(
      [finalizar, reativarFinalizar, cancelar, reativarCancelar].map(({ comMotivo }) => comMotivo),
    ).toEqual([undefined, undefined, true, undefined]);
    const effectOf = (act: typeof cancelar): unknown =>
      act.effect?.({} as never, { row: { estado: 1 } } as unknown as Loaded, {}, undefined);
    expect(await effectOf(cancelar)).toMatchObject({ colunas: { estadoAnterior: 1 } });
    expect(await effectOf(reativarCancelar)).toMatchObject({ colunas: { estadoAnterior: null } });
  });
});
