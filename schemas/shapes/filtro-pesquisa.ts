import {
  annotated,
  closed,
  day,
  flag,
  integer,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { NivelAcesso, Prioridade, Sigilo } from './conteudo.ts';

export type PeriodoPesquisa = Static<typeof PeriodoPesquisa>;
export const PeriodoPesquisa = closed(
  { inicio: day({ title: 'Primeiro dia' }), fim: day({ title: 'Último dia' }) },
  { description: 'Um período tem sempre o primeiro e o último dia.' },
);

export type FiltroCampos = Static<typeof FiltroCampos>;
export const FiltroCampos = closed(
  {
    q: optional(text({ title: 'Texto', maxLength: 200 })),
    aba: optional(
      oneOf([
        'meus',
        'unidade',
        'receber',
        'acompanhar',
        'protocolo-externo',
        'conhecimento',
        'acompanhando',
        'consultados',
        'todos',
      ]),
    ),
    fase: optional(
      oneOf([0, 1, 2], { title: 'Fase', description: 'Minuta 0, concluído 1, todos 2', type: 'integer' }),
    ),
    prioridade: optional(Prioridade),
    prazo: optional(oneOf(['atrasado', 'hoje', 'proximos'])),
    ordem: optional(
      text({
        description:
          'A ordem da caixa, como no endereço dela: as colunas, a primeira primeiro, com - nas que descem.',
        pattern: '^(antigos|-?(desde|prazo|assunto|prioridade)(,-?(desde|prazo|assunto|prioridade)){0,2})$',
      }),
    ),
    numero: optional(text({ title: 'Número', maxLength: 60 })),
    assunto: optional(text({ title: 'Assunto', maxLength: 200 })),
    interessado: optional(text({ title: 'Interessado', maxLength: 200 })),
    cpfCnpj: optional(text({ title: 'CPF ou CNPJ do interessado', maxLength: 20 })),
    origem: optional(
      oneOf([0, 1, 2], { title: 'Origem', description: 'Todos 0, interno 1, externo 2', type: 'integer' }),
    ),
    estado: optional(
      oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99], {
        title: 'Estado',
        description: 'O de arquivamento; 99, qualquer um',
        type: 'integer',
      }),
    ),
    sigilo: optional(Sigilo),
    nivelAcesso: optional(NivelAcesso),
    tipoDocumento: optional(positive({ title: 'Tipo de documento' })),
    tipoProcesso: optional(positive({ title: 'Tipo de processo' })),
    modeloDocumento: optional(positive({ title: 'Modelo de documento' })),
    autor: optional(positive({ title: 'Autor' })),
    unidadeOrigem: optional(positive({ title: 'Unidade de origem' })),
    unidadeDetentora: optional(positive({ title: 'Unidade que detém' })),
    assinante: optional(
      integer({
        title: 'Assinante',
        description: 'O número da pessoa; o de quem assina de fora, abaixo de zero.',
      }),
    ),
    paraConhecimento: optional(flag({ title: 'Enviado para conhecimento' })),
    assinaturaCertificadoDigital: optional(
      flag({ title: 'Assinado com certificado digital', description: 'Também em nuvem.' }),
    ),
    assinaturaNuvem: optional(flag({ title: 'Assinado com certificado em nuvem' })),
    dataCriacao: optional(annotated(PeriodoPesquisa, { title: 'Data de criação' })),
    dataConclusao: optional(annotated(PeriodoPesquisa, { title: 'Data de conclusão' })),
    dataUltimoTramite: optional(annotated(PeriodoPesquisa, { title: 'Data do último trâmite' })),
    vencimento: optional(annotated(PeriodoPesquisa, { title: 'Vencimento' })),
    resposta: optional(oneOf(['DEVIDA', 'ATRASADA', 'RESPONDIDA'], { title: 'Resposta' })),
    vigencia: optional(oneOf(['VIGENTE', 'A_VENCER', 'VENCIDA'], { title: 'Vigência' })),
    fimVigencia: optional(annotated(PeriodoPesquisa, { title: 'Fim da vigência' })),
  },
  {
    description:
      'O que uma pesquisa procura: um texto, os campos da pesquisa avançada e, na caixa central, uma aba com os filtros dela. Que campos valem em cada caso de uso está em schemas/campos-pesquisa.ts.',
  },
);

export type FiltroPesquisa = Static<typeof FiltroPesquisa>;
export const FiltroPesquisa = closed(
  {
    pesquisarFiltro: optional(FiltroCampos),
    documentoFiltro: optional(FiltroCampos),
    processoFiltro: optional(FiltroCampos),
    protocoloFiltro: optional(FiltroCampos),
    protocoloExternoFiltro: optional(FiltroCampos),
  },
  { description: 'Só o campo do caso de uso vem preenchido.', minProperties: 1, maxProperties: 1 },
);

export type CasoDeUsoPesquisa = Static<typeof CasoDeUsoPesquisa>;
export const CasoDeUsoPesquisa = oneOf(['Todos', 'Documento', 'Processo', 'Protocolo', 'ProtocoloExterno']);
