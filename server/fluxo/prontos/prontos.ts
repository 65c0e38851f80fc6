/** A flow that an installation may begin from; its drawing is the file of that name in this folder. */
interface Pronto {
  readonly codigo: string;
  readonly arquivo: string;
  readonly nome: string;
  readonly descricao: string;
  /** The law that its steps and days follow. */
  readonly lei: string;
}

export const prontos: readonly Pronto[] = [
  {
    codigo: 'FERIAS',
    arquivo: 'ferias.bpmn',
    nome: 'Férias',
    descricao:
      'Do período que a pessoa escolhe ao registro na folha, com o direito conferido e a chefia ouvida.',
    lei: 'Constituição, art. 7º, XVII, e art. 39, § 3º; estatuto dos servidores',
  },
  {
    codigo: 'COMPRA_DIRETA',
    arquivo: 'compra-direta.bpmn',
    nome: 'Compra direta',
    descricao:
      'Dispensa de licitação pelo valor: preços, enquadramento, orçamento, parecer, autorização e empenho.',
    lei: 'Lei 14.133/2021, arts. 23, 72, 75 e 94',
  },
  {
    codigo: 'LICENCA',
    arquivo: 'licenca.bpmn',
    nome: 'Licença de funcionamento',
    descricao:
      'Do pedido ao alvará, com vistoria só para o alto risco e arquivamento do que não se completa.',
    lei: 'Lei 13.874/2019, art. 3º; Lei 11.598/2007',
  },
  {
    codigo: 'OUVIDORIA',
    arquivo: 'ouvidoria.bpmn',
    nome: 'Ouvidoria',
    descricao: 'A manifestação de um usuário respondida em trinta dias, com a área lembrada antes de vencer.',
    lei: 'Lei 13.460/2017, arts. 10 a 16',
  },
  {
    codigo: 'ADMISSAO',
    arquivo: 'admissao.bpmn',
    nome: 'Admissão de servidor',
    descricao:
      'Da nomeação ao exercício: documentos, inspeção médica, posse, folha e lotação, cada um no seu prazo.',
    lei: 'Constituição, art. 37, II; Lei 8.112/1990, arts. 13 a 15, ou o estatuto do ente',
  },
  {
    codigo: 'SINDICANCIA',
    arquivo: 'sindicancia.bpmn',
    nome: 'Sindicância',
    descricao:
      'Da notícia ao julgamento, com comissão, defesa, relatório e parecer antes de qualquer penalidade.',
    lei: 'Lei 8.112/1990, arts. 143 a 146 e 167, ou o estatuto do ente',
  },
];
