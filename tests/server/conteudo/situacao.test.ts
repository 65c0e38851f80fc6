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
  regras: new Set(),
  marcas: new Set(['reverterMinuta']),
} as unknown as Sessao;

/** A public document of somebody else, in another unit of another organisation. */
const theirs: ContentFacts = {
  tipo: 1,
  classificado: true,
  guarda: null,
  pedidosArquivo: null,
  fase: 1,
  estado: 0,
  sigilo: 0,
  impublicavel: false,
  publicacao: 'MANUAL',
  exclusao: null,
  andaCom: null,
  leva: null,
  semPecas: false,
  semPecaVista: false,
  loteAberto: false,
  nivelAcesso: 'PUBLICO',
  organizacaoId: 2,
  detentoraOrganizacaoId: 2,
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
  conducao: null,
  haFluxos: true,
  retorno: null,
  resposta: null,
  mostraVigencia: false,
  arquivoUnidadeId: null,
  vigenciaInicio: null,
  vigenciaFim: null,
  copia: null,
  colaboro: false,
  minhaAssinatura: null,
  responsavelTramite: null,
  detentoraProtocolo: false,
  aguardaDistribuicao: false,
  faltaAssinar: null,
  outroAssina: false,
  recusouAssinar: null,
  lugarLivre: false,
  assinaturasCanceladas: false,
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

const unnamed = { assinaturasTotal: 0, assinaturasFeitas: 0, detentorUnidadeId: 10 };
const unnamedRule = { regras: new Set(['permiteAssinarSemDefinirAssinante']) };

const situation = (facts: Partial<ContentFacts>, who: Partial<Sessao> = {}): Situation =>
  situationOf({ sessao: { ...me, ...who } }, { ...theirs, ...facts });

type Case = readonly [facts: Partial<ContentFacts>, who?: Partial<Sessao>];

/** A protocol in a protocol unit, mine, and who does the acts of protocol. */
const protocol = { tipo: 3, detentorUnidadeId: 10, detentoraProtocolo: true };
const protocolFlag = { marcas: new Set(['executarAcoesProtocolo'] as const) };

/** Each fact of a situation that is yes or no: when it is yes, when no. */
const cases: readonly (readonly [keyof Situation, yes: readonly Case[], no: readonly Case[]])[] = [
  ['emTransito', [[{ transitoId: 4 }]], [[{}]]],
  ['naMinhaUnidade', [[{ detentorUnidadeId: 10 }]], [[{}]]],
  ['naMinhaOrganizacao', [[{ detentoraOrganizacaoId: 1 }]], [[{}]]],
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
    'soFaltaMim',
    [[{ minhaAssinatura: signature }]],
    [
      [{}],
      [{ minhaAssinatura: { ...signature, liberado: false } }],
      [{ minhaAssinatura: signature, outroAssina: true }],
    ],
  ],
  [
    'ninguemAssinou',
    [[{ assinaturasCanceladas: true }]],
    [[{}], [{ assinaturasCanceladas: true }, { concluirSemAssinatura: true }]],
  ],
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
  [
    'publicavel',
    [[{}], [{ publicacao: null }]],
    [[{ publicacao: 'IMPUBLICAVEL' }], [{ nivelAcesso: 'RESTRITO' }], [{ sigilo: 1 }]],
  ],
  ['impublicavel', [[{ impublicavel: true }]], [[{}]]],
  ['aguardaDistribuicao', [[{ aguardaDistribuicao: true }]], [[{}]]],
  [
    'distribuo',
    [
      [{ detentorUnidadeId: 10 }, { chefe: true }],
      [{ detentorUnidadeId: 10 }, { secretario: true }],
      [{ detentorUnidadeId: 10, responsavelTramite: 7 }],
      [protocol, protocolFlag],
    ],
    [
      [{ detentorUnidadeId: 10 }],
      [{ detentorUnidadeId: 10, responsavelTramite: 8 }],
      [{ responsavelTramite: 7 }, { chefe: true, secretario: true }],
    ],
  ],
  [
    'executoProtocolo',
    [[protocol, protocolFlag]],
    [
      [protocol],
      [{ ...protocol, tipo: 2 }, protocolFlag],
      [{ ...protocol, detentoraProtocolo: false }, protocolFlag],
      [{ ...protocol, detentorUnidadeId: 20 }, protocolFlag],
    ],
  ],
  [
    'assinoSemIndicacao',
    [[{ ...unnamed }, unnamedRule]],
    [
      [{ ...unnamed }],
      [{ ...unnamed, assinaturasTotal: 1 }, unnamedRule],
      [{ ...unnamed, transitoId: 4 }, unnamedRule],
      [{ ...unnamed, detentorUnidadeId: 20 }, unnamedRule],
    ],
  ],
  [
    'chefioDetentora',
    [[{ detentorUnidadeId: 10 }, { chefe: true }]],
    [[{ detentorUnidadeId: 10 }], [{}, { chefe: true }]],
  ],
  [
    'excluirQualquerDocumento',
    [[{ organizacaoId: 1 }, { excluirQualquerDocumento: true }]],
    [[{ organizacaoId: 1 }], [{}, { excluirQualquerDocumento: true }]],
  ],
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
      [{ organizacaoId: 1, detentoraOrganizacaoId: 1 }, { administradorLocal: true }],
    ],
    [
      [{}],
      [{ organizacaoId: 1, detentoraOrganizacaoId: 1 }],
      [{}, { administradorLocal: true }],
      [{ organizacaoId: 1 }, { administradorLocal: true }],
      [{ detentoraOrganizacaoId: 1 }, { administradorLocal: true }],
    ],
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

  it('what has to go back: to the unit, inside it to the person, and to nobody who asked it of themselves', () => {
    const owed = {
      tramiteId: 1,
      deUnidadeId: 20,
      deUsuarioId: 8,
      unidade: 'GAB',
      pessoa: 'Rui',
      dentro: false,
      prazo: null,
    };
    const owes = (retorno: ContentFacts['retorno']) => situation({ retorno }).devoDevolver;
    expect(owes(null)).toBeUndefined();
    expect([owes(owed), owes({ ...owed, deUsuarioId: 7 })]).toEqual(['GAB', 'GAB']);
    expect([owes({ ...owed, dentro: true }), owes({ ...owed, dentro: true, deUsuarioId: 7 })]).toEqual([
      'Rui',
      undefined,
    ]);
  });

  it('a removal: two different people approve it, and each has one part', () => {
    const asked = { id: 1, pedidaPor: 8, chefiaPor: null, gestaoPor: null, unidadesChefia: [10] };
    const chief = { chefe: true };
    const manager = { excluirQualquerDocumento: true };
    const removal = (
      exclusao: Partial<typeof asked> | object,
      who: Partial<Sessao> = {},
      unit = 10,
      organizacaoId = 1,
    ) =>
      situation({ exclusao: { ...asked, ...exclusao }, detentorUnidadeId: unit, organizacaoId }, who)
        .exclusao;
    expect(situation({}).exclusao).toBeUndefined();
    const nothing = { pediEu: false, aproveiEu: false, minhaParte: undefined };
    expect(removal({})).toEqual(nothing);
    expect(removal({ pedidaPor: 7 })).toEqual({ ...nothing, pediEu: true });
    expect(removal({ chefiaPor: 7 })).toEqual({ ...nothing, aproveiEu: true });
    expect(removal({ gestaoPor: 7 })).toEqual({ ...nothing, aproveiEu: true });
    expect(removal({}, chief)).toEqual({ ...nothing, minhaParte: 'chefia' });
    expect(removal({ unidadesChefia: [20] }, chief, 20)).toEqual(nothing);
    // who asked is the only chief there: one of those above, or else another who removes any document
    expect(removal({ unidadesChefia: [10, 30] }, chief, 20)).toEqual({ ...nothing, minhaParte: 'chefia' });
    expect(removal({ unidadesChefia: [30] }, chief, 20)).toEqual(nothing);
    expect(removal({ unidadesChefia: [10] }, { ...chief, ...manager }, 20)).toEqual({
      ...nothing,
      minhaParte: 'gestao',
    });
    expect(removal({ unidadesChefia: [], gestaoPor: 9 }, manager, 20)).toEqual({
      ...nothing,
      minhaParte: 'chefia',
    });
    expect(removal({ unidadesChefia: [], gestaoPor: 9 }, chief, 20)).toEqual(nothing);
    expect(removal({ chefiaPor: 9 }, chief)).toEqual(nothing);
    expect(removal({}, manager)).toEqual({ ...nothing, minhaParte: 'gestao' });
    expect(removal({ gestaoPor: 9 }, manager)).toEqual(nothing);
    // of another organisation nobody removes any document
    expect(removal({}, manager, 10, 2)).toEqual(nothing);
    expect(removal({}, { ...chief, ...manager })).toEqual({ ...nothing, minhaParte: 'chefia' });
    expect(removal({ chefiaPor: 9 }, { ...chief, ...manager })).toEqual({ ...nothing, minhaParte: 'gestao' });
  });

  it('carries the rest as it is', () => {
    expect(situation({ faltaAssinar: 'Rui', recusouAssinar: 'Ana' })).toMatchObject({
      tipo: 1,
      fase: 1,
      estado: 0,
      unidadeDetentora: 'GAB',
      assinaturasFeitas: 2,
      assinaturasTotal: 3,
      faltaAssinar: 'Rui',
      recusouAssinar: 'Ana',
    });
    expect(situation({}).faltaAssinar).toBeUndefined();
    expect(situation({}).recusouAssinar).toBeUndefined();
    const { pode, temMarca, temRegra } = situation({}, { regras: new Set(['permiteRemoverAnexo']) });
    expect([temRegra('permiteRemoverAnexo'), temRegra('permiteTornarImpublicavel')]).toEqual([true, false]);
    expect([pode('documentoEditar'), pode('documentoListar')]).toEqual([true, false]);
    expect([temMarca('reverterMinuta'), temMarca('concluirSemAssinatura')]).toEqual([true, false]);
  });
});

describe('o fluxo que conduz', () => {
  const flow = (conduz: readonly string[], ...espera: readonly (string | null)[]) =>
    situation({
      conducao: { fluxo: 'Compra', conduz, espera: espera.map((ato, i) => ({ nome: `E${i}`, ato })) },
    }).conduzido;

  it('guarda para si o que faz ou espera em outro passo, e não o que espera agora', () => {
    expect(flow(['NOTIFICAR'], null)).toBeUndefined();
    expect(flow(['TRAMITAR', 'NOTIFICAR'], null, 'assinado')).toEqual({
      atos: ['tramitado'],
      fluxo: 'Compra',
      espera: 'E0, E1',
    });
    expect(flow(['tramitado', 'ARQUIVAR'], 'tramitado')?.atos).toEqual(['finalizado']);
    expect(flow(['TRAMITAR'], 'tramitado')).toBeUndefined();
    expect(flow(['finalizado'])).toMatchObject({ espera: 'o seu próximo passo' });
  });
});
