import { ref } from '../ref.ts';
import type { Campos, RegistroMundo } from '../registro-mundo.ts';

interface Servico {
  readonly chave: string;
  readonly codigo: string;
  readonly sigla: string;
  readonly nome: string;
  readonly descricao: string;
  readonly unidade: string;
  readonly assunto: string;
  readonly texto: string;
  /** What the charter says of it. */
  readonly carta: Pick<
    Campos<'tipo-processo'>,
    'quemPodePedir' | 'documentosExternos' | 'prazoExterno' | 'custoExterno' | 'pedeComprovante'
  >;
  readonly campos: readonly (readonly [rotulo: string, preenchimento: 'OBRIGATORIO' | 'OPCIONAL'])[];
}

const servico = ({
  chave,
  codigo,
  sigla,
  nome,
  descricao,
  unidade,
  assunto,
  texto,
  carta,
  campos,
}: Servico): RegistroMundo<'tipo-processo'> => ({
  chave,
  dados: {
    codigo,
    sigla,
    nome,
    descricao,
    ativo: true,
    casoDeUso: 'TODOS',
    classificacaoSugerida: ref('assunto', assunto),
    organizacoes: [ref('organizacao-interna', 'PMVS')],
    unidades: [ref('unidade', unidade)],
    restringirPor: 'NENHUM',
    ofertaExterna: true,
    unidadeExterna: ref('unidade', unidade),
    textoExterno: texto,
    ...carta,
    camposPersonalizados: campos.map(
      ([rotulo, preenchimento]): NonNullable<Campos<'tipo-processo'>['camposPersonalizados']>[number] => ({
        rotulo,
        tipo: 1,
        preenchimento,
        referenciaTempo: 'CRIACAO',
      }),
    ),
  },
});

/** Services that people from outside may ask for, beside the one of the world. */
export const servicos: readonly RegistroMundo<'tipo-processo'>[] = [
  servico({
    chave: 'alvara',
    codigo: '007',
    sigla: 'ALV',
    nome: 'Alvará de funcionamento',
    descricao: 'Licença para abrir ou mudar de endereço um estabelecimento.',
    unidade: 'SEMFAZ',
    assunto: '430',
    texto:
      'Diga o que o estabelecimento faz e em que endereço. Se o imóvel for alugado, envie o contrato. A vistoria é marcada em até dez dias.',
    carta: {
      quemPodePedir: 'Empresas e autônomos com endereço no município, ou quem os represente.',
      documentosExternos:
        'Contrato social ou documento com foto\nContrato de aluguel, se o imóvel for alugado',
      prazoExterno: 30,
      custoExterno: 'Taxa de licença, pela guia que a SEMFAZ emite com a vistoria.',
    },
    campos: [
      ['Endereço do estabelecimento', 'OBRIGATORIO'],
      ['Inscrição imobiliária', 'OPCIONAL'],
    ],
  }),
  servico({
    chave: 'poda',
    codigo: '008',
    sigla: 'POD',
    nome: 'Poda ou retirada de árvore',
    descricao: 'Árvores em ruas, praças e calçadas da cidade.',
    unidade: 'SEOBI',
    assunto: '530',
    texto:
      'Diga onde está a árvore e o que ela põe em risco. Uma foto ajuda. A equipe faz a vistoria antes de qualquer corte.',
    carta: {
      quemPodePedir: 'Qualquer pessoa que more ou trabalhe na cidade.',
      documentosExternos: 'Foto da árvore, se puder',
      prazoExterno: 20,
    },
    campos: [['Onde está a árvore', 'OBRIGATORIO']],
  }),
  servico({
    chave: 'creche',
    codigo: '009',
    sigla: 'CRE',
    nome: 'Vaga em creche',
    descricao: 'Inscrição de crianças de até três anos na rede municipal.',
    unidade: 'SEMED',
    assunto: '800',
    texto:
      'Diga a data de nascimento da criança e o bairro em que a família mora. A resposta vem em até cinco dias úteis, com a creche mais perto.',
    carta: {
      quemPodePedir: 'Pais, mães e responsáveis por crianças de até três anos que moram no município.',
      documentosExternos: 'Certidão de nascimento da criança\nComprovante de endereço',
      prazoExterno: 7,
    },
    campos: [
      ['Nascimento da criança', 'OBRIGATORIO'],
      ['Bairro', 'OBRIGATORIO'],
    ],
  }),
  servico({
    chave: 'informacao',
    codigo: '010',
    sigla: 'LAI',
    nome: 'Acesso à informação',
    descricao: 'Pedidos com base na Lei nº 12.527, de 2011.',
    unidade: 'CGM',
    assunto: '152',
    texto:
      'Diga, com o detalhe que puder, que informação quer e de que período. Não é preciso dizer por quê. O prazo da resposta é de vinte dias.',
    carta: {
      quemPodePedir: 'Qualquer pessoa ou empresa, sem dizer por quê.',
      prazoExterno: 20,
    },
    campos: [['Período', 'OPCIONAL']],
  }),
];
