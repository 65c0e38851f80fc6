import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

const tipo = (
  chave: string,
  dados: Pick<Campos<'tipo-processo'>, 'codigo' | 'nome' | 'descricao'> & Partial<Campos<'tipo-processo'>>,
  assunto: string,
  unidades: readonly string[],
): RegistroMundo<'tipo-processo'> => ({
  chave,
  dados: {
    sigla: chave.toUpperCase().slice(0, 3),
    ativo: true,
    casoDeUso: 'TODOS',
    classificacaoSugerida: ref('assunto', assunto),
    organizacoes: [
      ref('organizacao-interna', unidades.some((sigla) => sigla.startsWith('IPVS')) ? 'IPVS' : 'PMVS'),
    ],
    unidades: unidades.map((sigla) => ref('unidade', sigla)),
    restringirPor: 'NENHUM',
    ...dados,
  },
});

export const tiposProcesso: readonly RegistroMundo<'tipo-processo'>[] = [
  tipo(
    'licitacao',
    {
      codigo: '001',
      nome: 'Licitação',
      descricao: 'Do estudo técnico à homologação.',
      vencimentoObrigatorio: true,
      camposPersonalizados: [
        {
          rotulo: 'Modalidade',
          tipo: 4,
          campo: ref('campo-personalizado', 'MODALIDADE'),
          preenchimento: 'OBRIGATORIO',
          referenciaTempo: 'CRIACAO',
        },
        {
          rotulo: 'Data da sessão',
          tipo: 3,
          preenchimento: 'OPCIONAL',
          referenciaTempo: 'CRIACAO',
        },
        {
          rotulo: 'Valor estimado',
          tipo: 2,
          campo: ref('campo-personalizado', 'VALOR'),
          preenchimento: 'OBRIGATORIO',
          referenciaTempo: 'OUTRO_CAMPO',
          rotuloReferencia: 'Data da sessão',
        },
      ],
    },
    '321',
    ['CCL', 'SEMAD'],
  ),
  tipo(
    'dispensa',
    { codigo: '002', nome: 'Contratação direta', descricao: 'Dispensa e inexigibilidade de licitação.' },
    '324',
    ['CCL'],
  ),
  tipo(
    'sindicancia',
    { codigo: '003', nome: 'Sindicância', descricao: 'Apuração de fatos e responsabilidades.' },
    '151',
    ['CGM', 'PGM'],
  ),
  tipo(
    'ferias',
    { codigo: '004', nome: 'Férias e licenças', descricao: 'Pedidos de afastamento de servidores.' },
    '220',
    ['SEMAD', 'SESAU', 'SEMED', 'SEMAS', 'SEOBI', 'SEMFAZ'],
  ),
  tipo(
    'aposentadoria',
    { codigo: '005', nome: 'Aposentadoria', descricao: 'Concessão de aposentadoria e pensão.' },
    '232',
    ['IPVS-DIR', 'IPVS-BEN'],
  ),
  tipo(
    'certidao-tempo',
    {
      codigo: '006',
      sigla: 'CTC',
      nome: 'Certidão de tempo de contribuição',
      descricao: 'Para averbar em outro órgão o tempo trabalhado na Prefeitura.',
      ofertaExterna: true,
      unidadeExterna: ref('unidade', 'IPVS-BEN'),
      textoExterno:
        'Diga em que períodos trabalhou. Se tiver portarias ou contracheques da época, envie-os junto. A certidão sai em até 15 dias.',
      camposPersonalizados: [
        {
          rotulo: 'Matrícula',
          tipo: 1,
          preenchimento: 'OPCIONAL',
          referenciaTempo: 'CRIACAO',
        },
        {
          rotulo: 'Órgão de destino',
          tipo: 1,
          preenchimento: 'OBRIGATORIO',
          referenciaTempo: 'CRIACAO',
        },
      ],
    },
    '232',
    ['IPVS-BEN'],
  ),
];
