import { describe, expect, it } from 'vitest';
import type { Ctx } from '#server/base/http/context.ts';
import { situationOf, type ContentFacts } from '#server/conteudo/atos/facts.ts';
import type { Situation } from '#server/conteudo/atos/situation.ts';

type Sessao = Ctx['sessao'];

/** Somebody of unit 10 of organisation 1, with nothing special. */
const me = {
  usuarioId: 7,
  unidadeId: 10,
  organizacaoId: 1,
  chefe: false,
  secretario: false,
  resgatarConteudos: false,
  excluirQualquerDocumento: false,
  cancelarReativar: false,
  administrador: false,
  administradorLocal: false,
  permissoes: new Set(['documentoEditar']),
  marcas: new Set(['reverterMinuta']),
} as unknown as Sessao;

/** A public document of somebody else, in another unit of another organisation. */
const theirs: ContentFacts = {
  tipo: 1,
  fase: 1,
  estado: 0,
  sigilo: 0,
  impublicavel: false,
  publicacao: 'MANUAL',
  exclusao: null,
  andaCom: null,
  semPecas: false,
  nivelAcesso: 'PUBLICO',
  organizacaoId: 2,
  autorId: 8,
  detentorUnidadeId: 20,
  detentorUsuarioId: null,
  detentorSigla: 'GAB',
  checkInUsuarioId: null,
  checkInNome: null,
  checkInChefe: false,
  concluidoEm: null,
  assinaturasTotal: 3,
  assinaturasFeitas: 2,
  teste: false,
  publicadoEm: null,
  transitoId: null,
  transito: null,
  retorno: null,
  copia: null,
  colaboro: false,
  minhaAssinatura: null,
  responsavelTramite: null,
  aguardaDistribuicao: false,
  faltaAssinar: null,
  lugarLivre: false,
};

const signature = { id: 1, liberado: true, estrategia: 'DOCFLOW' } as const;
const transit = {
  paraUnidadeId: 20,
  paraUsuarioId: null,
  paraChefe: false,
  responsavelRedirecionamento: null,
  deUnidadeId: 30,
  deUsuarioId: 8,
};
const here = { ...transit, paraUnidadeId: 10, responsavelRedirecionamento: 7 };

const situation = (facts: Partial<ContentFacts>, who: Partial<Sessao> = {}): Situation =>
  situationOf({ sessao: { ...me, ...who } }, { ...theirs, ...facts });

type Case = readonly [facts: Partial<ContentFacts>, who?: Partial<Sessao>];

/** Each fact of a situation that is yes or no: when it is yes, when no. */
const cases: readonly (readonly [keyof Situation, yes: readonly Case[], no: readonly Case[]])[] = [
  ['emTransito', [[{ transitoId: 4 }]], [[{}]]],
  ['naMinhaUnidade', [[{ detentorUnidadeId: 10 }]], [[{}]]],
  [
    'paraMim',
    [
      [{ transito: { ...transit, paraUnidadeId: 10 } }],
      [{ transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 7 } }],
      [{ transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 9 } }, { chefe: true }],
      [
        { transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 9, paraChefe: true } },
        { secretario: true },
      ],
    ],
    [
      [{}],
      [{ transito: transit }, { chefe: true }],
      [{ transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 9 } }],
      [{ transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 9 } }, { secretario: true }],
      [{ transito: { ...transit, paraUnidadeId: 10, paraUsuarioId: 9, paraChefe: true } }],
    ],
  ],
  [
    'redireciono',
    [[{ transito: here }], [{ transito: { ...here, paraUsuarioId: 7 } }]],
    [
      [{}],
      [{ transito: { ...here, paraUnidadeId: 20 } }],
      [{ transito: { ...here, paraUsuarioId: 9 } }, { chefe: true }],
      [{ transito: { ...here, responsavelRedirecionamento: 9 } }, { chefe: true }],
    ],
  ],
  ['colaboro', [[{ colaboro: true }]], [[{}]]],
  ['copiaParaMim', [[{ copia: { id: 1 } }]], [[{}]]],
  [
    'enviadoPorMim',
    [
      [{ transito: { ...transit, deUnidadeId: 10, deUsuarioId: 7 } }],
      [{ transito: { ...transit, deUnidadeId: 10 } }, { chefe: true }],
      [{ transito: { ...transit, deUnidadeId: 10 } }, { resgatarConteudos: true }],
    ],
    [
      [{}],
      [{ transito: { ...transit, deUnidadeId: 10 } }],
      [{ transito: { ...transit, deUsuarioId: 7 } }, { chefe: true, resgatarConteudos: true }],
    ],
  ],
  [
    'despachoPorOutro',
    [
      [{}, { chefe: true }],
      [{ checkInChefe: true }, { secretario: true }],
    ],
    [[{}], [{ checkInChefe: true }], [{}, { secretario: true }]],
  ],
  ['souAutor', [[{ autorId: 7 }]], [[{}]]],
  ['concluidoAntes', [[{ concluidoEm: new Date(0) }]], [[{}]]],
  ['publicado', [[{ publicadoEm: new Date(0) }]], [[{}]]],
  ['teste', [[{ teste: true }]], [[{}]]],
  ['devoAssinar', [[{ minhaAssinatura: { ...signature, liberado: false } }]], [[{}]]],
  ['lugarLivre', [[{ lugarLivre: true }]], [[{}]]],
  [
    'assinoComSenha',
    [[{}], [{ minhaAssinatura: signature }]],
    [[{ minhaAssinatura: { ...signature, estrategia: 'DIGITAL' } }]],
  ],
  [
    'minhaVez',
    [[{ minhaAssinatura: signature }]],
    [[{}], [{ minhaAssinatura: { ...signature, liberado: false } }]],
  ],
  ['excluirQualquerDocumento', [[{}, { excluirQualquerDocumento: true }]], [[{}]]],
  ['cancelarReativar', [[{}, { cancelarReativar: true }]], [[{}]]],
  ['comCredenciais', [[{ nivelAcesso: 'RESTRITO' }], [{ nivelAcesso: 'SIGILOSO' }]], [[{}]]],
  [
    'respondoPeloAcesso',
    [
      [{ autorId: 7 }],
      [{ detentorUnidadeId: 10 }, { chefe: true }],
      [{ detentorUnidadeId: 10, detentorUsuarioId: 7 }],
    ],
    [[{}], [{}, { chefe: true }], [{ detentorUnidadeId: 10 }], [{ detentorUsuarioId: 7 }]],
  ],
  ['concediAcesso', [[{ concediAcesso: true }]], [[{}], [{ concediAcesso: false }]]],
  [
    'administro',
    [
      [{}, { administrador: true }],
      [{ organizacaoId: 1 }, { administradorLocal: true }],
    ],
    [[{}], [{ organizacaoId: 1 }], [{}, { administradorLocal: true }]],
  ],
];

describe('what the facts of a content mean for a person', () => {
  it.each(cases)('%s', (name, yes, no) => {
    for (const [facts, who] of yes)
      expect(situation(facts, who)[name], JSON.stringify([facts, who])).toBe(true);
    for (const [facts, who] of no)
      expect(situation(facts, who)[name], JSON.stringify([facts, who])).toBe(false);
  });

  it('who has it open: nobody, the person, another', () => {
    expect(situation({}).checkIn).toBe(0);
    expect(situation({ checkInUsuarioId: 7, checkInNome: 'Eu' }).checkIn).toBe(1);
    expect(situation({ checkInUsuarioId: 9, checkInNome: 'Rui' })).toMatchObject({
      checkIn: 2,
      checkInNome: 'Rui',
    });
    expect(situation({}).checkInNome).toBeUndefined();
  });

  it('carries the rest as it is', () => {
    expect(situation({ faltaAssinar: 'Rui' })).toMatchObject({
      tipo: 1,
      fase: 1,
      estado: 0,
      unidadeDetentora: 'GAB',
      assinaturasFeitas: 2,
      assinaturasTotal: 3,
      faltaAssinar: 'Rui',
    });
    expect(situation({}).faltaAssinar).toBeUndefined();
    const { pode, temMarca } = situation({});
    expect([pode('documentoEditar'), pode('documentoListar')]).toEqual([true, false]);
    expect([temMarca('reverterMinuta'), temMarca('concluirSemAssinatura')]).toEqual([true, false]);
  });
});
